import { chartTypes, drawChart } from './charts';
import { box, type DrawingGroup, type Drawn, icon, part } from './drawing';

/** Drawn by the element around it. */
const drawnByParent = () => '';

/** Numbers of the page buttons: as many as `max`, with the current page in the middle. */
function pageNumbers(current: number, pages: number, max: number): number[] {
  const first = Math.max(1, Math.min(current - Math.floor(max / 2), pages - max + 1));
  return Array.from({ length: Math.min(max, pages) }, (_, index) => first + index);
}

function drawNavigator(el: Drawn): string {
  const pages = Math.ceil(el.number('total-items', 0) / el.number('size', 10));
  const current = el.number('current', 1);
  const numbers = pageNumbers(current, pages, el.number('max', 5));
  const isOff = (page: number) => el.has('disabled') || (el.get('auto-disable') !== 'false' && current === page);
  const button = (name: 'first' | 'previous' | 'next' | 'last', symbol: string, endPage: number) =>
    el.has(`suppress-${name}`) ? '' : box(isOff(endPage) ? 'button disabled' : 'button', el.text(`text-${name}`) || symbol);
  const middle: Readonly<Record<string, () => string>> = {
    none: () => '',
    preview: () => box('info', el.text('text-preview') || `${current} of ${pages}`),
    'quick-jump': () => box('jump', `${current}`),
    numbered: () => {
      const separator = box('number', '...');
      const buttons = numbers.map((page) => box(page === current ? 'number on' : 'number', `${page}`)).join('');
      return box('numbers', `${(numbers[0] ?? 1) > 1 ? separator : ''}${buttons}${(numbers.at(-1) ?? pages) < pages ? separator : ''}`);
    },
  };
  return el.box(
    button('first', icon('chevrons-left'), 1) +
      button('previous', icon('chevron-left'), 1) +
      box('middle', middle[el.get('layout') ?? 'numbered']?.()) +
      button('next', icon('chevron-right'), pages) +
      button('last', icon('chevrons-right'), pages),
    current === 1 && 'at-start',
  );
}

function drawTerminal(el: Drawn): string {
  const lines = el.all('preview-line').map((line) => {
    const text = line.slot();
    // The prompt ends with a space, which is before the cursor.
    const cursor = line.has('cursor') ? `${text === '' ? '' : ' '}${box('cursor')}` : '';
    return box('line', text + cursor);
  });
  const palette = el.get('palette');
  return el.box(box('lines', lines.join('')), palette !== undefined && `palette-${palette}`);
}

/** Text in a terminal is padded with spaces as `String.format` does. */
function drawTerminalText(el: Drawn): string {
  const text = el.slot();
  const spaces = '\u00a0'.repeat(Math.max(0, el.number('pad', 0) - el.plainText.length));
  const color = el.get('color');
  return part(
    [color && `ansi-${color}`, el.has('bright') && 'bright', el.has('bold') && 'strong'].filter(Boolean).join(' '),
    text + spaces,
  );
}

/** Drawings of charts, terminals, navigators, avatars, and all other components. */
export const others: DrawingGroup = {
  name: 'others',
  drawings: {
    'google-chart': {
      controls: ['GoogleChart'],
      attributes: {
        type: chartTypes,
        title: 'text',
        colors: 'text',
        height: 'text',
        legend: ['none'],
        size: ['small'],
        'is-3d': 'flag',
        transparent: 'flag',
      },
      draw: drawChart,
    },
    'preview-series': { within: ['google-chart'], attributes: { label: 'text' }, draw: drawnByParent },
    'preview-point': { within: ['google-chart', 'preview-point'], attributes: { label: 'text', values: 'text' }, draw: drawnByParent },
    'dwc-navigator': { draw: drawNavigator },
    'dwc-terminal': { attributes: { palette: ['paper', 'night'] }, draw: drawTerminal },
    'preview-line': { within: ['dwc-terminal'], attributes: { cursor: 'flag' }, draw: drawnByParent },
    'preview-ansi': {
      within: ['preview-line'],
      attributes: {
        color: ['black', 'red', 'green', 'yellow', 'blue', 'magenta', 'cyan', 'white'],
        bright: 'flag',
        bold: 'flag',
        pad: 'text',
      },
      draw: drawTerminalText,
    },
  },
};
