import { box, type DrawingGroup, type Drawn, icon, part } from './drawing';
import { drawField, fieldStates, lineOfText } from './field';

/** States of lists that open below a field. `scrolled` is for a list that shows only some of its items. */
export const listStates = { opened: 'flag', scrolled: ['start', 'middle', 'end'] } as const;

/** Styles of lists that samples set for a dropdown type. */
const listLooks = ['priority', 'city'];

const listArrow = part('arrow', icon('chevron-down'));

/** Items of a list in their box. */
function items(el: Drawn): string {
  const all = el.all('preview-item').map((item) => item.box(item.slot(), 'item'));
  const scrolled = el.get('scrolled');
  return box(scrolled === undefined ? 'list' : `list scrolled-${scrolled}`, all.join(''));
}

/** The list that is open below a field, or nothing. */
export function drawList(el: Drawn): string {
  return el.has('opened') ? items(el) : '';
}

/** Text of the selected item. Without one, it is the value. */
function chosen(el: Drawn): string {
  return (
    el
      .all('preview-item')
      .find((item) => item.has('selected'))
      ?.slot() ?? el.text('value')
  );
}

function listClasses(el: Drawn): (string | false)[] {
  return [
    el.get('type') !== undefined && `look-${el.get('type')}`,
    el.get('custom-value') === 'false' && 'fixed',
    el.get('validation-style') === 'inline' && 'inline-message',
  ];
}

/** Drawings of components to choose with: boxes and lists. */
export const choices: DrawingGroup = {
  name: 'choices',
  drawings: {
    'dwc-checkbox': {
      controls: ['CheckBox'],
      attributes: { ...fieldStates, 'label-position': ['left', 'right'] },
      draw: (el) => {
        const mark = el.has('indeterminate') ? icon('minus') : el.has('checked') ? icon('check') : '';
        return el.box(
          `${box('mark', mark)}${part('label', el.text('label') || el.slot())}`,
          el.get('label-position') === 'left' && 'reversed',
        );
      },
    },
    'dwc-choicebox': {
      sheet: 'lists',
      needs: ['fields'],
      attributes: { ...fieldStates, ...listStates, type: listLooks },
      draw: (el) => drawField(el, `<span class="value">${chosen(el)}</span>${listArrow}`, drawList(el), ...listClasses(el)),
    },
    'dwc-combobox': {
      sheet: 'lists',
      needs: ['fields'],
      attributes: { ...fieldStates, ...listStates, type: listLooks },
      draw: (el) => drawField(el, lineOfText(el, chosen(el), listArrow), drawList(el), ...listClasses(el)),
    },
    'dwc-listbox': {
      sheet: 'lists',
      needs: ['fields'],
      attributes: { ...fieldStates, scrolled: listStates.scrolled },
      draw: (el) => drawField(el, items(el), '', ...listClasses(el)),
    },
    'preview-item': {
      sheet: 'lists',
      within: ['dwc-choicebox', 'dwc-combobox', 'dwc-listbox', 'dwc-timefield', 'dwc-timefield-spinner'],
      attributes: { selected: 'flag', hovered: 'flag', disabled: 'flag' },
      draw: (el) => el.box(el.slot(), 'item'),
    },
  },
};
