import { escapeHtml } from '../../shared/text/escape-html';
import { drawCalendar, isDay } from './calendar';
import { drawList, listStates } from './choices';
import { type AttributeRule, box, type Drawing, type DrawingGroup, type Drawn, icon, part } from './drawing';
import { drawField, fieldStates, lineOfText } from './field';

const line = (el: Drawn) => drawField(el, lineOfText(el, el.text('value')), '', messageStyle(el));
const lineField: Drawing = { attributes: fieldStates, draw: line };

/** Draws the field within a spinner, so that it has the attributes of both. */
const withSpinner = (field: Drawing, javaClass: string): Drawing => ({
  ...field,
  controls: [javaClass],
  attributes: { ...field.attributes, ...spinnerAttributes },
});

const spinnerAttributes: Readonly<Record<string, AttributeRule>> = {
  ...{ label: 'text', value: 'text', placeholder: 'text', 'helper-text': 'text', 'invalid-message': 'text' },
  ...{ disabled: 'flag', readonly: 'flag', required: 'flag', invalid: 'flag' },
  expanse: ['xs', 's', 'm', 'l', 'xl'],
};

/** A message below a field is in a popover, unless it is part of the field. */
const messageStyle = (el: Drawn) => el.get('validation-style') === 'inline' && 'inline-message';

/** Whether text can only be chosen, so that there is no caret. */
const isFixed = (el: Drawn) => el.get('custom-value') === 'false' && 'fixed';

/** A date as 2026-03-09 is shown in the mask of the field, by default 03/09/2026. Other texts are shown as they are. */
function shownDate(el: Drawn): string {
  const value = el.get('value') ?? '';
  if (!isDay(value)) return el.text('value');
  const [year = '', month = '', day = ''] = value.split('-');
  const elements: Record<string, string> = { '%Yl': year, '%Yz': year.slice(2), '%Mz': month, '%Dz': day };
  return escapeHtml((el.get('mask') ?? '%Mz/%Dz/%Yl').replace(/%\w\w/g, (element) => elements[element] ?? ''));
}

const dateField: Drawing = {
  needs: ['calendar'],
  attributes: { ...fieldStates, opened: 'flag' },
  draw: (el) => {
    const button = el.get('calendar-icon-visible') === 'false' ? '' : part('button', icon('calendar'));
    const weeks = el.has('show-weeks') ? box('weeks', weekNumbers(el.get('value') ?? '')) : '';
    return drawField(
      el,
      lineOfText(el, shownDate(el), button),
      el.has('opened') ? weeks + drawCalendar(el) : '',
      isFixed(el),
      messageStyle(el),
    );
  },
};

const oneDay = 86_400_000;

/** Numbers of the weeks that the calendar shows for the month of a date, beside its rows. */
function weekNumbers(value: string): string {
  const shown = new Date(isDay(value) ? value : '2026-03-09');
  const [year, month] = [shown.getUTCFullYear(), shown.getUTCMonth()];
  const first = new Date(Date.UTC(year, month, 1));
  const days = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const rows = Math.max(5, Math.ceil((first.getUTCDay() + days) / 7));
  return Array.from({ length: rows }, (_, row) => {
    const thursday = new Date(first.getTime() + (row * 7 + 4 - first.getUTCDay()) * oneDay);
    const start = Date.UTC(thursday.getUTCFullYear(), 0, 1);
    return `<i>${Math.floor((thursday.getTime() - start) / oneDay / 7) + 1}</i>`;
  }).join('');
}

const timeField: Drawing = {
  needs: ['lists'],
  attributes: { ...fieldStates, ...listStates },
  draw: (el) => {
    const button = el.get('picker-icon-visible') === 'false' ? '' : part('button', icon('clock'));
    return drawField(el, lineOfText(el, el.text('value'), button), drawList(el), isFixed(el), messageStyle(el));
  },
};

const rows = [2, 10] as const;

/** Text of several lines: the attribute `value`, or children with `br` between the lines. */
const textArea: Drawing = {
  attributes: { ...fieldStates, 'wrap-style': ['anywhere'] },
  draw: (el) => {
    const value = el.text('value') || el.slot();
    const typed = el.get('value') ?? '';
    const predicted = el.get('predicted-value')?.startsWith(typed) ? el.text('predicted-value').slice(value.length) : '';
    const shown = value === '' ? part('placeholder', el.text('placeholder')) : value;
    const height = Math.min(Math.max(el.number('rows', rows[0]), rows[0]), rows[1]);
    return drawField(
      el,
      `<span class="value">${shown}</span>${part('predicted', predicted)}`,
      '',
      `rows-${height}`,
      el.get('wrap') === 'off' && 'unwrapped',
      el.get('wrap-style') === 'anywhere' && 'anywhere',
      messageStyle(el),
    );
  },
};

/** A box in any color, which no class and no style can have. */
function colorBox(color: string): string {
  return `<svg viewBox="0 0 1 1" preserveAspectRatio="none"><path d="M0 0h1v1H0z" fill="${color}" stroke="none"/></svg>`;
}

/** Content of a field whose control is one of the browser. */
function nativeInput(el: Drawn): string {
  const type = el.get('type') ?? 'text';
  if (type === 'color') return box('swatch', colorBox(el.text('value') || '#000000'));
  const isReveal = type === 'password' && el.get('password-reveal') !== 'false';
  const name = isReveal ? 'eye' : type === 'time' ? 'clock' : type.startsWith('date') ? 'calendar' : undefined;
  return lineOfText(el, el.text('value'), name === undefined ? '' : part('button', icon(name)));
}

/** Drawings of fields for text, numbers, dates, times, and colors. */
export const fields: DrawingGroup = {
  name: 'fields',
  drawings: {
    'dwc-field': {
      controls: ['ColorField', 'DateTimeField', 'PasswordField'],
      attributes: fieldStates,
      draw: (el) => drawField(el, nativeInput(el), '', messageStyle(el)),
    },
    'dwc-field-spinner': withSpinner(lineField, 'TextFieldSpinner'),
    'dwc-textfield': lineField,
    'dwc-textfield-spinner': withSpinner(lineField, 'MaskedTextFieldSpinner'),
    'dwc-numberfield': lineField,
    'dwc-numberfield-spinner': withSpinner(lineField, 'MaskedNumberFieldSpinner'),
    'dwc-datefield': dateField,
    'dwc-datefield-spinner': withSpinner(dateField, 'MaskedDateFieldSpinner'),
    'dwc-timefield': timeField,
    'dwc-timefield-spinner': withSpinner(timeField, 'MaskedTimeFieldSpinner'),
    'dwc-textarea': textArea,
    'preview-swatch': {
      attributes: { color: 'text' },
      draw: (el) => el.box(colorBox(el.text('color')), 'swatch'),
    },
  },
};
