import type { ClientComponent } from './data';

/** Kinds of names that a place in a drawing may stand for. */
export type NameKind = 'parts' | 'slots' | 'cssProperties';

/** A place in the drawing of a component, and what it stands for. */
export type AnatomyPlace = {
  /** Classes of its element in the drawing, as in `item.selected`, or `[prefix]` for the content of a slot. The longest that matches decides. */
  at: string;
  /** Where its number is: above, below, before, or after it, at its corner, inside, or in its inner corner. Without one, only its rows lead to it. */
  mark: 't' | 'b' | 's' | 'e' | 'c' | 'i' | 'r' | '';
  /** A CSS property may end with `*`. The longest name that matches decides. */
  names: Partial<Record<NameKind, readonly string[]>>;
};

/** Drawing of a component that shows its parts: the markup of a preview, and its places in reading order. */
export type Anatomy = { markup: string; places: readonly AnatomyPlace[] };

/** @param names shadow parts, separated by spaces; `/prefix` is a slot, `/` the default slot, `--dwc-…` a CSS property */
function place(at: string, mark: AnatomyPlace['mark'], names: string): AnatomyPlace {
  const all = names.split(' ');
  const isPart = (name: string) => !/^(?:\/|--)/.test(name);
  return {
    at,
    mark,
    names: {
      parts: all.filter(isPart),
      slots: all.flatMap((name) => (name.startsWith('/') ? name.slice(1) : [])),
      cssProperties: all.filter((name) => name.startsWith('--')),
    },
  };
}

const prefix = '<dwc-icon slot="prefix" name="mail"></dwc-icon>';

/** Places of all fields, with those between input and helper text. */
function field(tag: string, ...own: AnatomyPlace[]): AnatomyPlace[] {
  return [
    place(tag, 'c', 'control'),
    place('label', 'e', 'label --dwc-input-label-* --dwc-input-required-*'),
    place('[prefix]', 's', 'prefix /prefix'),
    place(
      'value',
      't',
      'input --dwc-input-color --dwc-input-font-weight --dwc-input-hover-color --dwc-input-placeholder-color --dwc-input-selection-*',
    ),
    ...own,
    place('input', 'b', 'input-wrapper --dwc-input-background --dwc-input-border-* --dwc-input-hover-* --dwc-input-focus-ring'),
    place('help', 'e', 'helper-text /helper-text'),
  ];
}

const spinners = (mark: AnatomyPlace['mark']) => place('spinners', mark, 'spinners --dwc-input-spinner-color');

/** Markup of a field with prefix, label, and helper text. */
const fieldMarkup = (tag: string, attributes: string, icon = prefix) =>
  `<${tag} required helper-text="Required" ${attributes}>${icon}</${tag}>`;

const numberPrefix = '<span slot="prefix">€</span>';

const columnsMarkup =
  '<preview-column label="Order" sort="none"></preview-column><preview-column label="Customer"></preview-column>' +
  '<preview-row selected>2041 | Maria Silva</preview-row><preview-row>2042 | Jonas Weber</preview-row>';

/**
 * Drawings of components with the places of their parts. Parts without a place in the drawing are left out. The drawings are those of
 * `lib/previews`; `anatomy.test.ts` there compares places and names.
 */
const anatomies: Readonly<Record<string, Anatomy>> = {
  'dwc-button': {
    markup:
      '<dwc-button theme="primary" expanse="xl"><dwc-icon slot="prefix" name="mail"></dwc-icon>Send invoice<dwc-icon slot="suffix" name="chevron-right"></dwc-icon></dwc-button>',
    places: [
      place(
        'dwc-button',
        's',
        'control --dwc-button-background --dwc-button-border-color --dwc-button-hover-background --dwc-button-hover-border-color --dwc-button-focus-* --dwc-button-selected-background',
      ),
      place('[prefix]', 't', 'prefix /prefix'),
      place('label', 'b', 'label / --dwc-button-font-weight --dwc-button-color --dwc-button-hover-color --dwc-button-selected-color'),
      place('[suffix]', 't', 'suffix /suffix'),
    ],
  },
  'dwc-field': {
    markup: fieldMarkup('dwc-field', 'type="password" label="PIN" value="••••••••"'),
    places: field('dwc-field', place('button', 'e', 'password-reveal eye-icon eye-off-icon')),
  },
  'dwc-textfield': {
    markup: fieldMarkup('dwc-textfield', 'label="Email" value="maria@example.com"'),
    places: field('dwc-textfield'),
  },
  'dwc-numberfield': {
    markup: fieldMarkup('dwc-numberfield', 'label="Price" value="1,200.00" show-spinners', numberPrefix),
    places: field('dwc-numberfield', spinners('e')),
  },
  'dwc-datefield': {
    markup: fieldMarkup('dwc-datefield', 'label="Date" value="2026-03-09"'),
    places: field('dwc-datefield', place('button', 'e', 'calendar-button')),
  },
  'dwc-timefield': {
    markup: fieldMarkup('dwc-timefield', 'label="Time" value="08:30"', '<span slot="prefix">UTC</span>'),
    places: field('dwc-timefield', place('button', 'e', 'picker-button')),
  },
  'dwc-textarea': {
    markup: '<dwc-textarea label="Notes" value="Leave the parcel at the door." helper-text="Optional"></dwc-textarea>',
    places: field('dwc-textarea').filter(({ at }) => at !== '[prefix]'),
  },
  'dwc-checkbox': {
    markup: '<dwc-checkbox label="Send me offers" checked></dwc-checkbox>',
    places: [
      place('dwc-checkbox', 'c', 'control --dwc-checkbox-padding'),
      place(
        'mark',
        'b',
        'input-wrapper --dwc-checkbox-background --dwc-checkbox-checked-* --dwc-checkbox-hover-* --dwc-checkbox-size --dwc-checkbox-focus-ring',
      ),
      place('label', 'e', 'label / --dwc-checkbox-label-color'),
    ],
  },
  'dwc-radio': {
    markup: '<dwc-radio label="Express delivery" checked helper-text="Arrives tomorrow"></dwc-radio>',
    places: [
      place('dwc-radio', 't', 'control --dwc-radio-padding'),
      place(
        'dot',
        's',
        'input-wrapper --dwc-radio-background --dwc-radio-checked-* --dwc-radio-hover-* --dwc-radio-size --dwc-radio-focus-ring',
      ),
      place('label', 'e', 'label --dwc-radio-label-color'),
      place('help', 'e', 'helper-text /helper-text'),
    ],
  },
  'dwc-choicebox': {
    markup: '<dwc-choicebox label="Country" helper-text="Required"><preview-item selected>Portugal</preview-item></dwc-choicebox>',
    places: [
      place('dwc-choicebox', 'c', 'control'),
      place('label', 'e', 'label --dwc-choicebox-label-*'),
      place('value', 't', 'button-label'),
      place('arrow', 'e', 'suffix suffix-icon'),
      place('input', 'b', 'button button-control --dwc-choicebox-button-height'),
      place('help', 'e', 'helper-text /helper-text'),
    ],
  },
  'dwc-combobox': {
    markup:
      '<dwc-combobox label="Country" value="Portugal" helper-text="Required"><dwc-icon slot="prefix" name="search"></dwc-icon></dwc-combobox>',
    places: [
      place('dwc-combobox', 'c', 'control'),
      place('label', 'e', 'field-label'),
      place('[prefix]', 's', 'field-prefix /prefix'),
      place('value', 't', 'field-input'),
      place('arrow', 'e', 'suffix suffix-icon'),
      place('input', 'b', 'field-input-wrapper --dwc-combobox-field-height'),
      place('help', 'e', 'helper-text /helper-text'),
    ],
  },
  'dwc-listbox': {
    markup:
      '<dwc-listbox label="Size" helper-text="In stock"><preview-item>Small</preview-item><preview-item selected>Medium</preview-item></dwc-listbox>',
    places: [
      place('dwc-listbox', 'c', 'control'),
      place('label', 'e', 'label --dwc-listbox-label-*'),
      place('item.selected', 'e', 'item-selected --dwc-listbox-selected-*'),
      place('item', 'e', 'item --dwc-listbox-highlighted-*'),
      place(
        'list',
        's',
        'control-wrapper list --dwc-listbox-background --dwc-listbox-border-color --dwc-listbox-color --dwc-listbox-focus-* --dwc-listbox-padding',
      ),
      place('help', 'e', 'helper-text /helper-text'),
    ],
  },
  'dwc-dialog': {
    markup:
      '<dwc-dialog><span slot="header">Delete the order?</span><span slot="content">You can’t undo this.</span>' +
      '<dwc-button slot="footer" theme="danger">Delete</dwc-button></dwc-dialog>',
    places: [
      place('dwc-dialog', 'i', 'modal --dwc-dialog-modal-*'),
      place(
        'window',
        's',
        'dialog --dwc-dialog-background --dwc-dialog-border --dwc-dialog-border-radius --dwc-dialog-color --dwc-dialog-width --dwc-dialog-height --dwc-dialog-max-* --dwc-dialog-shadow --dwc-dialog-pos*',
      ),
      place('header', 'e', '/header --dwc-dialog-header-*'),
      place('content', 'e', '/content'),
      place('footer', 'e', '/footer'),
    ],
  },
  'dwc-drawer': {
    markup: '<dwc-drawer label="Filter"><span>Open orders</span><dwc-button slot="footer">Apply</dwc-button></dwc-drawer>',
    places: [
      place('dwc-drawer', 'r', 'backdrop'),
      place('panel', 'e', 'control --dwc-drawer-*'),
      place('drawer-header', 'i', 'header'),
      place('drawer-title', 'e', 'title /title'),
      place('drawer-actions', 's', 'header-actions /header-actions'),
      place('drawer-body', 'i', 'body /'),
      place('drawer-footer', 'i', 'footer /footer'),
    ],
  },
  'dwc-tabbed-pane': {
    markup:
      '<dwc-tabbed-pane><dwc-tab label="Orders" active></dwc-tab><dwc-tab label="Customers"></dwc-tab><dwc-tab-panel>12 open orders</dwc-tab-panel></dwc-tabbed-pane>',
    places: [
      place('dwc-tabbed-pane', 'c', 'control --dwc-tabbed-pane-border --dwc-tabbed-pane-border-color'),
      place('nav', 'e', 'nav-container nav'),
      place('tabs', 't', 'tabs /nav'),
      place('body', 'e', 'body /'),
    ],
  },
  'dwc-tab': {
    markup:
      '<dwc-tabbed-pane nobody><dwc-tab label="Orders" active closable><dwc-icon slot="prefix" name="mail"></dwc-icon><dwc-icon slot="suffix" name="star"></dwc-icon></dwc-tab><dwc-tab label="Customers"></dwc-tab></dwc-tabbed-pane>',
    places: [
      place('dwc-tab.active', 's', 'control --dwc-tab-active-background --dwc-tab-background --dwc-tab-hover-background --dwc-tab-height'),
      place('[prefix]', 't', 'prefix /prefix'),
      place('text', 'b', 'label / --dwc-tab-active-color --dwc-tab-color --dwc-tab-hover-color --dwc-tab-font-weight'),
      place('[suffix]', 't', 'suffix /suffix'),
      place('close', 'b', 'close-button --dwc-tab-close-button-*'),
    ],
  },
  'dwc-table': {
    markup: `<dwc-table selection-mode="multiple">${columnsMarkup}</dwc-table>`,
    places: [
      place('dwc-table', 'c', 'table-wrapper'),
      place('row.head', 's', 'header row-header'),
      place('mark', 't', 'checkbox'),
      place('sort', 't', 'cell-sort-icons'),
      place('row.on', 's', 'row-selected'),
      place('row', 's', 'row'),
      place('cell', 't', 'cell'),
      place('cell.check', '', 'cell-checkbox'),
    ],
  },
  'dwc-alert': {
    markup: '<dwc-alert theme="success" closable>The order is on its way.</dwc-alert>',
    places: [
      place('dwc-alert', 's', 'control --dwc-alert-background --dwc-alert-border --dwc-alert-padding'),
      place('message', 't', 'message / --dwc-alert-color'),
      place('close', 'b', 'close-button'),
    ],
  },
  'dwc-toast': {
    markup:
      '<preview-step class="h-160px"><dwc-toast theme="success" message="The order is saved." placement="center"></dwc-toast></preview-step>',
    places: [place('message', 't', 'control message-wrapper / --dwc-toast-*')],
  },
  'dwc-progressbar': {
    markup: '<dwc-progressbar value="40"></dwc-progressbar>',
    places: [
      place(
        'dwc-progressbar',
        's',
        'control front --dwc-progressbar-front-background --dwc-progressbar-border-color --dwc-progressbar-height --dwc-progressbar-width',
      ),
      place('back', 'i', 'back --dwc-progressbar-back-background'),
      place('text', 'b', 'text front-text --dwc-progressbar-front-color'),
    ],
  },
  'dwc-app-layout': {
    markup:
      '<preview-step flush class="h-200px"><dwc-app-layout drawer-header-visible drawer-footer-visible><div slot="header" class="pad-s">Orders</div>' +
      '<span slot="drawer-title">Shop</span><dwc-icon slot="drawer-header-actions" name="x"></dwc-icon><div slot="drawer" class="pad-m">Menu</div>' +
      '<span slot="drawer-footer">Help</span><div slot="footer" class="pad-s">Total</div><div class="pad-s">List</div></dwc-app-layout></preview-step>',
    places: [
      place('header', 'i', 'header /header --dwc-app-layout-header-* --dwc-menubar-height'),
      place('content', 'i', 'content /'),
      place('footer', 'i', 'footer /footer --dwc-app-layout-footer-*'),
      place('drawer-header', 'i', 'drawer-header'),
      place('drawer-title', 'e', '/drawer-title'),
      place('drawer-actions', 's', 'drawer-header-actions /drawer-header-actions'),
      place('drawer-body', 'i', '/drawer'),
      place('drawer-footer', 'i', 'drawer-footer /drawer-footer'),
      place('drawer', 'e', 'drawer drawer-control --dwc-app-layout-drawer-width'),
    ],
  },
  'dwc-toolbar': {
    markup:
      '<dwc-toolbar><dwc-icon slot="start" name="menu-2"></dwc-icon><span slot="title">Orders</span>12 open<dwc-icon slot="end" name="search"></dwc-icon></dwc-toolbar>',
    places: [
      place('dwc-toolbar', 'c', 'control --dwc-toolbar-*'),
      place('start', 't', 'start /start'),
      place('title', 'b', 'title /title'),
      place('content', 't', 'content /'),
      place('to-end', 'b', 'end /end'),
    ],
  },
};

/** Returns the drawing of a component with its parts, if there is one. */
export function anatomyOf(tag: string): Anatomy | undefined {
  return Object.hasOwn(anatomies, tag) ? anatomies[tag] : undefined;
}

/** Tags of the components with such a drawing. */
export const anatomyTags: readonly string[] = Object.keys(anatomies);

/** Returns the number of the place that a name of a component stands for, counted from 1. */
export function placeNumber({ tag }: Pick<ClientComponent, 'tag'>, kind: NameKind, name: string): number | undefined {
  const matches = (anatomyOf(tag)?.places ?? []).flatMap(({ names }, index) =>
    (names[kind] ?? []).flatMap((known) =>
      known === name || (known.endsWith('*') && name.startsWith(known.slice(0, -1))) ? [{ number: index + 1, length: known.length }] : [],
    ),
  );
  return matches.sort((a, b) => b.length - a.length)[0]?.number;
}
