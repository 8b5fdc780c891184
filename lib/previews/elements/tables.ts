import { iconSvg } from '../icons';
import { box, type DrawingGroup, type Drawn, icon, part } from './drawing';

/** Columns, rows, and nodes draw nothing by themselves: the table or the tree draws them. */
const drawnByParent = () => '';

function drawTable(el: Drawn): string {
  const columns = el.all('preview-column');
  const rows = el.all('preview-row');
  const hasBoxes = el.get('checkbox-selection') !== 'false' && (el.has('checkbox-selection') || el.get('selection-mode') === 'multiple');
  const allSelected = rows.length > 0 && rows.every((row) => row.has('selected'));
  const someSelected = rows.some((row) => row.has('selected'));
  const checkbox = (state: boolean, mixed = false) =>
    hasBoxes
      ? box('cell check', `<div class="mark${state || mixed ? ' on' : ''}">${state ? icon('check') : mixed ? icon('minus') : ''}</div>`)
      : '';
  const heads = columns.map((column) => box(cellClasses(column), `${column.text('label')}${sortMark(column)}`)).join('');
  const headBox =
    hasBoxes && el.get('header-checkbox-selection') === 'false' ? box('cell check') : checkbox(allSelected, someSelected && !allSelected);
  const head = el.get('column-headers') === 'false' ? '' : box('row head', headBox + heads);
  const body = rows.map((row) => {
    const cells = row.all('preview-cell');
    const drawn = columns.map((column, index) => box(cellClasses(column, cells[index]), cells[index]?.slot()));
    return box(
      ['row', row.has('selected') && 'on', ...layout(row)].filter(Boolean).join(' '),
      checkbox(row.has('selected')) + drawn.join(''),
    );
  });
  return el.box(
    box('rows', head + body.join('')),
    el.has('striped') && 'striped',
    el.has('columns-border') && 'lines',
    el.number('row-height', 35) > 45 && 'tall',
    columns.some(isShare) && 'shares',
    columns.every(isShare) && 'fixed',
    el.has('scrolled') && 'scrolled',
  );
}

/** Whether the width of a column is a part of that of the table. */
const isShare = (column: Drawn) => /\bw-\d+( |$)/.test(column.get('class') ?? '');

/** Classes of a cell: alignment of its column, and its own layout classes. */
function cellClasses(column: Drawn | undefined, cell?: Drawn): string {
  const align = column?.get('align') ?? 'left';
  const own = cell ? layout(cell) : [];
  const names = ['cell', align !== 'left' && align, column?.has('pinned') && `pinned-${column.get('pinned')}`, ...layout(column), ...own];
  return names.filter(Boolean).join(' ');
}

function layout(el: Drawn | undefined): string[] {
  return el ? el.classes().split(' ').slice(1) : [];
}

function sortMark(column: Drawn): string {
  const sort = column.get('sort');
  if (sort === undefined) return '';
  const order = part('order', column.text('sort-index'));
  return part(`sort ${sort}`, icon('chevron-up') + icon('chevron-down') + order);
}

function drawTree(tree: Drawn): string {
  const iconOf = (node: Drawn, isGroup: boolean) => {
    const own = (node.has('selected') && node.get('icon-selected')) || node.get('icon');
    if (own) return own;
    if (isGroup) return node.has('expanded') ? (tree.get('icon-expanded') ?? 'folder-open') : (tree.get('icon-collapsed') ?? 'folder');
    return (node.has('selected') ? tree.get('icon-leaf-selected') : tree.get('icon-leaf')) ?? 'file';
  };
  const drawNode = (node: Drawn): string => {
    const children = node.all('dwc-tree-node');
    const isGroup = children.length > 0 || node.has('group');
    const isOpen = isGroup && node.has('expanded');
    const symbol = part('type', iconSvg(iconOf(node, isGroup)));
    const tip = node.has('hovered') ? part('tip', node.text('tooltip')) : '';
    const line = box('node', `${isGroup ? box(isOpen ? 'toggle open' : 'toggle') : ''}${symbol}${part('label', node.text('label') + tip)}`);
    return node.box(line + (isOpen ? box('nodes', children.map(drawNode).join('')) : ''), isGroup && 'group');
  };
  return tree.box(tree.all('dwc-tree-node').map(drawNode).join(''), tree.get('connect') !== 'false' && 'connected');
}

function drawInfiniteScroll(el: Drawn): string {
  const own = el.slot('content');
  const symbol = part('icon', iconSvg(el.get('icon') ?? 'loader'));
  const loader = own || box('loader', symbol + part('text', el.text('text') || 'Loading data'));
  return el.box(el.slot() + (el.has('loading') ? loader : ''), el.has('at') && `at-${el.get('at')}`);
}

/** The texts of the client component for each stage. */
const refresherTexts: Readonly<Record<string, string>> = {
  pull: 'Pull down to refresh',
  release: 'Release to refresh',
  refresh: 'Refreshing',
};

function drawRefresher(el: Drawn): string {
  const stage = el.get('stage') ?? 'initial';
  if (stage === 'initial') return '';
  const name = stage === 'refresh' ? (el.get('icon-refresh') ?? 'loader') : (el.get('icon-arrow') ?? 'arrow-down');
  const text = el.text(`text-${stage}`) || (refresherTexts[stage] ?? '');
  return el.box(part('icon', iconSvg(name)) + part('text', text), !el.has('theme') && 't-primary');
}

/** Drawings of tables, trees, and long lists. */
export const tables: DrawingGroup = {
  name: 'tables',
  drawings: {
    'dwc-table': { needs: ['choices'], attributes: { scrolled: ['end'] }, draw: drawTable },
    'preview-column': {
      within: ['dwc-table'],
      attributes: {
        label: 'text',
        align: ['left', 'center', 'right'],
        sort: ['none', 'asc', 'desc'],
        'sort-index': 'text',
        pinned: ['left', 'right'],
      },
      draw: drawnByParent,
    },
    'preview-row': { within: ['dwc-table'], attributes: { selected: 'flag', hovered: 'flag' }, draw: drawnByParent },
    'preview-cell': { within: ['preview-row'], attributes: { selected: 'flag' }, draw: drawnByParent },
    'dwc-tree': { draw: drawTree },
    'dwc-tree-node': {
      within: ['dwc-tree', 'dwc-tree-node'],
      attributes: { hovered: 'flag', tooltip: 'text' },
      draw: drawnByParent,
    },
    'dwc-infinite-scroll': { attributes: { at: ['end'] }, draw: drawInfiniteScroll },
    'dwc-refresher': { draw: drawRefresher },
  },
};
