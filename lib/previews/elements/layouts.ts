import { box, type DrawingGroup, type Drawn, icon, part } from './drawing';

/** Drawn by the element around it. */
const drawnByParent = () => '';

function drawAppLayout(el: Drawn): string {
  const placement = el.get('drawer-placement') ?? 'left';
  const isOpen = placement !== 'hidden' && el.get('drawer-opened') !== 'false';
  const isPopover = el.has('drawer-popover');
  const actions = el.slot('drawer-header-actions');
  const head = el.has('drawer-header-visible')
    ? box('drawer-header', box('drawer-title', el.slot('drawer-title')) + (actions === '' ? '' : box('drawer-actions', actions)))
    : '';
  const foot = el.has('drawer-footer-visible') ? box('drawer-footer', el.slot('drawer-footer')) : '';
  const drawer = isOpen ? box('drawer', head + box('drawer-body', el.slot('drawer')) + foot) : '';
  const overlay = isOpen && isPopover && el.get('drawer-overlay') !== 'false' ? box('overlay') : '';
  const bar = (name: string) => (el.slot(name) === '' ? '' : box(name, el.slot(name)));
  return el.box(
    box('frame', bar('header') + box('content', el.slot()) + bar('footer') + overlay + drawer),
    placement === 'right' && 'right',
    isPopover && 'popover',
    el.get('header-offscreen') === 'false' && 'wide-header',
    el.get('footer-offscreen') === 'false' && 'wide-footer',
    el.has('scrolled') && 'scrolled',
  );
}

function drawToolbar(el: Drawn): string {
  const area = (slot: string, name: string) => (el.slot(slot) === '' ? '' : box(name, el.slot(slot)));
  const areas = area('start', 'start') + area('title', 'title') + area('', 'content') + area('end', 'to-end');
  return el.box(areas, el.has('compact') && 'compact');
}

function drawNavItem(el: Drawn): string {
  const items = el.slot('items');
  const arrow = items === '' ? '' : part('chevron', icon(el.has('opened') ? 'chevron-up' : 'chevron-down'));
  const link = part('prefix', el.slot('prefix')) + part('text', el.slot()) + part('suffix', el.slot('suffix')) + arrow;
  return el.box(box('link', link) + (items !== '' && el.has('opened') ? box('items', items) : ''));
}

function drawDrawer(el: Drawn): string {
  const head =
    el.get('header-visible') === 'false'
      ? ''
      : box(
          'drawer-header',
          box('drawer-title', el.slot('title') || el.text('label')) + box('drawer-actions', el.slot('header-actions') + icon('x')),
        );
  const foot = el.slot('footer') === '' ? '' : box('drawer-footer', el.slot('footer'));
  const size = el.get('size');
  return el.box(
    box('panel', head + box('drawer-body', el.slot()) + foot),
    `at-${el.get('placement') ?? 'left'}`,
    size !== undefined && `size-${size}`,
  );
}

/**
 * Class for the room that a strip of tabs needs, in steps of 80 pixels. In less room, it has an arrow to scroll on.
 */
function roomFor(tabs: Drawn[]): string {
  const widths = tabs.map((tab) => 32 + 7 * (tab.get('label') ?? '').length + (tab.slot('prefix') === '' ? 0 : 26));
  const sum = widths.reduce((total, width) => total + width, 0);
  return `needs-${Math.min(640, Math.ceil(sum / 80) * 80)}`;
}

function drawTabbedPane(el: Drawn): string {
  const tabs = el.all('dwc-tab');
  const active = Math.max(
    0,
    tabs.findIndex((tab) => tab.has('active')),
  );
  const strip = tabs.map((tab, index) => drawTab(tab, index === active)).join('');
  const placement = el.get('placement') ?? 'top';
  const isWide = placement === 'top' || placement === 'bottom';
  const arrow = isWide ? part('advancer', icon('chevron-right')) : '';
  const nav = placement === 'hidden' ? '' : box(`nav ${roomFor(tabs)}`, box('tabs', strip) + arrow);
  const panels = el.all('dwc-tab-panel');
  const panel = panels.find((candidate) => candidate.has('active')) ?? panels[0];
  const body = el.has('nobody') || !panel ? '' : box('body', panel.slot());
  return el.box(
    nav + body,
    `at-${placement}`,
    `align-${el.get('alignment') ?? 'auto'}`,
    el.has('borderless') && 'borderless',
    el.has('hide-active-indicator') && 'no-indicator',
  );
}

function drawTab(el: Drawn, isActive: boolean): string {
  const close = el.has('closable') ? part('close', icon('x')) : '';
  return el.box(`${el.slot('prefix')}${part('text', el.text('label') || el.slot())}${el.slot('suffix')}${close}`, isActive && 'active');
}

function drawSplitter(el: Drawn): string {
  const isVertical = el.get('orientation') === 'vertical';
  const percent = Math.round(el.number('position-relative', 50) / 5) * 5;
  const least = el.get('master-min-size');
  const most = el.get('master-max-size');
  const master = ['master', `at-${percent}`, least && `min-${least}`, most && `max-${most.replace('%', '')}`].filter(Boolean).join(' ');
  const grip = box('gutter', box('handle', icon(isVertical ? 'dots' : 'dots-vertical')));
  return el.box(
    box(master, el.slot('master')) + grip + box('detail', el.slot('detail')),
    isVertical && 'vertical',
    el.has('resizing') && 'resizing',
  );
}

/** Drawings of layouts, toolbars, navigation, drawers, splitters, and tabs. */
export const layouts: DrawingGroup = {
  name: 'layouts',
  drawings: {
    'dwc-app-layout': { attributes: { scrolled: 'flag' }, draw: drawAppLayout },
    'dwc-toolbar': { draw: drawToolbar },
    'dwc-app-nav': { draw: (el) => el.box(el.slot()) },
    'dwc-app-nav-item': { within: ['dwc-app-nav', 'dwc-app-nav-item'], draw: drawNavItem },
    'dwc-drawer': { overlay: true, attributes: { size: ['70', '80'] }, draw: drawDrawer },
    'dwc-tabbed-pane': { draw: drawTabbedPane },
    'dwc-tab': { controls: ['Tab'], within: ['dwc-tabbed-pane'], attributes: { 'has-focus': 'flag' }, draw: drawnByParent },
    'dwc-tab-panel': { within: ['dwc-tabbed-pane'], draw: drawnByParent },
    'dwc-columns-layout': {
      // The width of the layout decides how many columns it has; a preview says which.
      attributes: { columns: ['1', '2', '3'] },
      draw: (el) => el.box(el.slot(), `columns-${el.get('columns') ?? '2'}`),
    },
    'dwc-splitter': { draw: drawSplitter },
    // What samples style themselves: frames and numbered boxes of the FlexLayout demos, text that is crossed out.
    'preview-frame': { draw: (el) => el.box(el.slot()) },
    'preview-box': { draw: (el) => el.box(el.slot()) },
    'preview-done': { draw: (el) => el.inline(el.slot()) },
  },
};
