import type { AttributeRule, Drawn } from './drawing';
import { box, icon, part } from './drawing';

/** States of any field that an app does not set by attributes. */
export const fieldStates: Readonly<Record<string, AttributeRule>> = { hovered: 'flag', 'has-focus': 'flag' };

/**
 * Draws a field: label, input box, and helper text or message below it.
 * @param input content of the input box
 * @param popup what is open below the box
 */
export function drawField(el: Drawn, input: string, popup = '', ...classes: (string | false)[]): string {
  const message = el.has('invalid') ? el.text('invalid-message') : '';
  const help = el.text('helper-text') || el.slot('helper-text');
  return el.box(
    `${part('label', el.text('label'))}${box('input', input)}${popup === '' ? '' : box('popup', popup)}${part('error', message)}${part('help', help)}`,
    'field',
    ...classes,
  );
}

/**
 * Content of an input box with one line of text: what is before it, value or placeholder, what is after it.
 * @param value text to show, as HTML
 * @param suffix buttons of the element
 */
export function lineOfText(el: Drawn, value: string, suffix = ''): string {
  const shown = value === '' ? part('placeholder', el.text('placeholder')) : value;
  return `${el.slot('prefix')}<span class="value">${shown}</span>${el.slot('suffix')}${spinners(el)}${suffix}`;
}

function spinners(el: Drawn): string {
  return el.has('show-spinners') || el.has('spinnable') || el.tag.endsWith('-spinner')
    ? part('spinners', icon('chevron-up') + icon('chevron-down'))
    : '';
}
