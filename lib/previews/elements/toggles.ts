import { box, type Drawing, type DrawingGroup, type Drawn, part } from './drawing';
import { fieldStates } from './field';

/** A number for SVG, with at most two decimals. */
const short = (value: number) => Number(value.toFixed(2));

/** Multiples of a spacing between the ends of a slider. */
function ticksOf(spacing: number, min: number, max: number): number[] {
  return spacing > 0 ? Array.from({ length: Math.floor((max - min) / spacing) + 1 }, (_, index) => min + index * spacing) : [];
}

/** Draws the tooltip of a knob. SVG has no size of texts, so the width of its box is about that of its letters. */
function drawTooltip(el: Drawn, [x, y]: [number | string, number | string]): string {
  const letters = [...(el.get('tooltip') ?? '')];
  const half = Math.ceil(7 + letters.reduce((sum, letter) => sum + (/\p{Lu}/u.test(letter) ? 4.1 : 2.9), 0));
  const content = `<rect class="tip" x="${-half}" y="-10" width="${2 * half}" height="20" rx="3.5"/><text y="4" text-anchor="middle">${el.text('tooltip')}</text>`;
  return `<svg class="tooltip" x="${x}" y="${y}">${content}</svg>`;
}

/** Draws a slider as SVG with positions in percent, so that it fits every width: track, ticks, labels, bar, knob, and tooltip. */
function drawSlider(el: Drawn): string {
  const [min, max] = [el.number('min', 0), el.number('max', 100)];
  const isVertical = el.get('orientation') === 'vertical';
  const isReversed = isVertical !== el.has('inverted');
  const place = (value: number) => {
    const share = ((value - min) / (max - min)) * 100;
    return short(isReversed ? 100 - share : share);
  };
  // Along the track in percent, across it in pixels.
  const line = isVertical ? 12 : 30;
  const rect = (name: string, from: number, to: number) => {
    const [along, across, length, breadth] = isVertical ? ['y', 'x', 'height', 'width'] : ['x', 'y', 'width', 'height'];
    return `<rect class="${name}" ${along}="${from}%" ${length}="${short(to - from)}%" ${across}="${line - 3}" ${breadth}="6" rx="3.5"/>`;
  };
  const mark = (value: number, length: number) => {
    const [along, across] = isVertical ? ['y', 'x'] : ['x', 'y'];
    const [from, to] = [line + 11, line + 11 + length];
    return `<line ${along}1="${place(value)}%" ${along}2="${place(value)}%" ${across}1="${from}" ${across}2="${to}"/>`;
  };
  const label = (value: number, text: string, kind: string) =>
    isVertical
      ? `<text class="${kind}" x="${line + 25}" y="${place(value)}%" dy=".35em">${text}</text>`
      : `<text class="${kind}" x="${place(value)}%" y="${line + 34}" text-anchor="middle">${text}</text>`;

  const own = new Map(el.all('preview-tick').map((tick) => [tick.number('at', min), tick.slot()]));
  const major = ticksOf(el.number('major-tick-spacing', 0), min, max).filter((value) => !own.has(value));
  const minor = ticksOf(el.number('minor-tick-spacing', 0), min, max).filter((value) => !own.has(value) && !major.includes(value));
  const hasNumbers = own.size === 0 || el.has('allow-major-labels-overlap');
  const marks = el.has('paint-ticks')
    ? [...[...own.keys()].map((value) => mark(value, 8)), ...major.map((value) => mark(value, 6)), ...minor.map((value) => mark(value, 4))]
    : [];
  const labels = el.has('paint-labels')
    ? [
        ...(hasNumbers ? major.map((value) => label(value, String(value), 'major')) : []),
        ...[...own].map(([value, text]) => label(value, text, 'own')),
      ]
    : [];

  const at = place(el.number('value', 50));
  const [start, end] = isReversed ? [at, 100] : [0, at];
  const center = isVertical ? `cx="${line}" cy="${at}%"` : `cx="${at}%" cy="${line}"`;
  const ring = el.has('has-focus') ? `<circle class="ring" ${center} r="9"/>` : '';
  const bar = el.has('connect') ? rect('bar', start, end) : '';
  const tooltip = el.has('tooltip') ? drawTooltip(el, isVertical ? [line + 45, `${at}%`] : [`${at}%`, 10]) : '';
  const svg = `<svg>${rect('rail', 0, 100)}${bar}${marks.join('')}${labels.join('')}${ring}<circle ${center} r="7"/>${tooltip}</svg>`;
  return el.box(svg, isVertical && 'vertical', labels.length > 0 && 'labeled', labels.length > 5 && 'many');
}

const radio: Drawing = {
  attributes: { ...fieldStates, 'label-position': ['left', 'right'] },
  draw: (el) => {
    const control = el.has('switch') ? box('switch', box('thumb')) : box('dot');
    const label = part('label', el.text('label') || el.slot());
    const help = part('error', el.has('invalid') ? el.text('invalid-message') : '') + part('help', el.text('helper-text'));
    return el.box((el.get('label-position') === 'left' ? label + control : control + label) + help);
  },
};

/** Rows of the QR code of https://example.com/orders/2041, each a number with the modules as bits. Its correction is that of `sl-qr-code`. */
const qrRows =
  '3x4swvz 20ljkn5 2vqrxp9 2vmv7ml 2vkp3kt 20g21xd 3xbl6yn 4lvk0 m05rcu bb9hin 27rihbl 1xtco16 3kn9009 148w34d 1ebqii9 2urhhhf 1c3pdnk ' +
  '2a9ytid 27kz1hr 3nexo3f 17jzxlv 5ge79 3ux0ov1 oq54i3 376ng8r eo84d 3xfut05 20l5wyb 2vbpkoo 2vhkfqq 2vjg5jv 205n1mo 3wzbowh';

/** The modules of the QR code as the path of an SVG: a line for each run of dark ones. */
function qrPath(): string {
  const rows = qrRows.split(' ').map((row) => Number.parseInt(row, 36).toString(2));
  const runs = rows.map((row) => [...row.padStart(rows.length, '0').matchAll(/1+/g)]);
  return runs.flatMap((row, y) => row.map(({ 0: run, index }) => `M${index} ${y}.5h${run.length}`)).join('');
}

const looks = ['packing-list', 'packing-item', 'packing-done', 'analytics-card', 'analytics-value', 'analytics-trend'] as const;

/** Drawings of radio buttons, switches, sliders, and of what samples create with elements of HTML or other libraries. */
export const toggles: DrawingGroup = {
  name: 'toggles',
  drawings: {
    'dwc-radio': radio,
    'dwc-slider': {
      attributes: {
        tooltip: 'text',
        theme: ['danger', 'default', 'gray', 'info', 'primary', 'success', 'warning'],
      },
      draw: drawSlider,
    },
    'preview-tick': { within: ['dwc-slider'], attributes: { at: 'text' }, draw: (el) => el.slot() },
    'preview-input': {
      attributes: { type: ['text', 'button'], value: 'text', placeholder: 'text', 'has-focus': 'flag', look: ['coupon', 'coupon-entry'] },
      draw: (el) => {
        const shown = part('value', el.text('value')) || part('placeholder', el.text('placeholder')) || part('value', ' ');
        return el.box(shown, el.get('type') === 'button' && 'button', `look-${el.get('look') ?? 'coupon'}`);
      },
    },
    'preview-look': {
      attributes: { name: looks },
      draw: (el) => el.box(el.slot(), `look-${el.get('name') ?? ''}`),
    },
    'preview-qr': {
      attributes: { size: ['64', '96', '128', '192'], fill: 'text' },
      draw: (el) =>
        el.box(
          `<svg viewBox="0 0 33 33" shape-rendering="crispEdges"><path stroke="${el.text('fill') || '#000'}" d="${qrPath()}"/></svg>`,
          `size-${el.get('size') ?? '128'}`,
        ),
    },
  },
};
