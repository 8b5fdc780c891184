import { escapeHtml } from '../../shared/text/escape-html';
import type { Drawn } from './drawing';
import { countryPath, landPath, worldSize } from './world';

/** Types of charts, in the order of the Java enum without those that need dates. */
export const chartTypes = [
  ...['area', 'bar', 'bubble', 'candlestick', 'column', 'combo', 'gauge', 'geo', 'histogram', 'line', 'org', 'pie', 'sankey'],
  ...['scatter', 'stepped-area', 'table', 'timeline', 'treemap', 'wordtree'],
];

/** A row of the data. Rows of trees contain others. */
type Row = { label: string; values: number[]; rows: Row[] };

type Area = { x: number; y: number; width: number; height: number };

/** A chart of one size in pixels. */
type Chart = {
  width: number;
  height: number;
  font: number;
  title: string;
  series: string[];
  rows: Row[];
  colors: readonly string[];
  is3d: boolean;
  hasLegend: boolean;
  area: Area;
};

type TextLook = { anchor?: 'middle' | 'end'; fill?: string; bold?: boolean; size?: number };

/** Colors of series without the option `colors`. */
const palette = ['#3366cc', '#dc3912', '#ff9900', '#109618', '#990099'];
const scaleColors = ['#efe6dc', '#109618'];
const ink = { text: '#222222', grid: '#cccccc', axis: '#333333', faint: '#ebebeb' };

const round = (value: number) => Math.round(value * 10) / 10;
const colorAt = (colors: readonly string[], index: number) => colors[index % colors.length] ?? ink.text;
const thousands = (value: number) => value.toLocaleString('en-US');
const sum = (numbers: number[]) => numbers.reduce((total, value) => total + value, 0);

function label({ font }: Chart, x: number, y: number, content: string, { anchor, fill, bold, size = font }: TextLook = {}): string {
  const look = [
    anchor && ` text-anchor="${anchor}"`,
    fill && ` fill="${fill}"`,
    bold && ' font-weight="700"',
    ` font-size="${round(size)}"`,
  ];
  return `<text x="${round(x)}" y="${round(y + size * 0.36)}"${look.filter(Boolean).join('')}>${escapeHtml(content)}</text>`;
}

function rect({ x, y, width, height }: Area, fill: string, more = ''): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"${more}/>`;
}

const line = (x1: number, y1: number, x2: number, y2: number, stroke: string) =>
  `<path d="M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}" stroke="${stroke}"/>`;

const circle = (x: number, y: number, radius: number, fill: string, more = '') =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"${more}/>`;

const shape = (points: [number, number][], more: string, end = '') =>
  `<path d="M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}${end}"${more}/>`;

/** Cuts a text as Google does where there is no room. */
function fitted(content: string, width: number, font: number): string {
  const room = Math.floor(width / (font * 0.6));
  return content.length <= room ? content : `${content.slice(0, Math.max(1, room - 1))}…`;
}

/** Mixes two colors. */
function mixed([from = '', to = '']: readonly string[], share: number): string {
  const channel = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  const parts = [1, 3, 5].map((at) => Math.round(channel(from, at) + (channel(to, at) - channel(from, at)) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Round values of an axis, from the lowest to the highest. */
function ticks(low: number, high: number, most = 4): number[] {
  const rough = (high - low) / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= rough) ?? rough;
  const first = Math.floor(low / step) * step;
  return Array.from({ length: Math.ceil((high - first) / step) + 1 }, (_, index) => round(first + index * step));
}

/** A value as a place on an axis. */
type Scale = (value: number) => number;

function scaleOf(values: number[], from: number, to: number): Scale {
  const [low = 0, high = 1] = [values[0], values.at(-1)];
  return (value) => from + ((value - low) / (high - low)) * (to - from);
}

/** Lines and numbers of the vertical axis. */
function valueAxis(chart: Chart, values: number[]): { scale: Scale; svg: string } {
  const { area } = chart;
  const scale = scaleOf(values, area.y + area.height, area.y);
  const svg = values.map(
    (value, index) =>
      line(area.x, scale(value), area.x + area.width, scale(value), index === 0 ? ink.axis : ink.grid) +
      label(chart, area.x - 6, scale(value), thousands(value), { anchor: 'end', fill: '#444444' }),
  );
  return { scale, svg: svg.join('') };
}

/** Lines and numbers of a horizontal axis with values. */
function horizontalAxis(chart: Chart, values: number[]): { scale: Scale; svg: string } {
  const { area } = chart;
  const scale = scaleOf(values, area.x, area.x + area.width);
  const svg = values.map(
    (value, index) =>
      line(scale(value), area.y, scale(value), area.y + area.height, index === 0 ? ink.axis : ink.grid) +
      label(chart, scale(value), area.y + area.height + chart.font, thousands(value), { anchor: 'middle', fill: '#444444' }),
  );
  return { scale, svg: svg.join('') };
}

/** Names of the rows below the chart, each in the middle of its part. */
function rowNames(chart: Chart): string {
  const { area, rows, font } = chart;
  const part = area.width / rows.length;
  return rows
    .map((row, index) => label(chart, area.x + part * (index + 0.5), area.y + area.height + font, row.label, { anchor: 'middle' }))
    .join('');
}

function legend(chart: Chart, names: string[], mark: 'box' | 'line' | 'dot'): string {
  if (!chart.hasLegend) return '';
  const { area, font, width } = chart;
  const x = area.x + area.width + font;
  const markWidth = mark === 'dot' ? font : font * 1.6;
  return names
    .map((name, index) => {
      const y = area.y + font * (0.6 + index * 1.6);
      const fill = colorAt(chart.colors, index);
      const drawn =
        mark === 'dot'
          ? circle(x + font / 2, y, font / 2, fill)
          : mark === 'line'
            ? line(x, y, x + markWidth, y, fill).replace('/>', ' stroke-width="2"/>')
            : rect({ x, y: y - font / 2, width: markWidth, height: font }, fill);
      const textX = x + markWidth + font * 0.4;
      return drawn + label(chart, textX, y, fitted(name, width - textX, font));
    })
    .join('');
}

const highest = ({ rows }: Chart) => Math.max(...rows.flatMap(({ values }) => values));

function columnChart(chart: Chart): string {
  const { area, rows, colors } = chart;
  const axis = valueAxis(chart, ticks(0, highest(chart)));
  const part = area.width / rows.length;
  const bars = rows.flatMap(({ values }, row) =>
    values.map((value, index) => {
      const width = (part * 0.618) / values.length;
      const x = area.x + part * (row + 0.191) + width * index;
      return rect({ x, y: axis.scale(value), width: width - 1, height: axis.scale(0) - axis.scale(value) }, colorAt(colors, index));
    }),
  );
  return axis.svg + bars.join('') + rowNames(chart) + legend(chart, chart.series, 'box');
}

function barChart(chart: Chart): string {
  const { area, rows, colors } = chart;
  const axis = horizontalAxis(chart, ticks(0, highest(chart), 3));
  const part = area.height / rows.length;
  const bars = rows.map(({ label: name, values }, row) => {
    const height = (part * 0.618) / values.length;
    const y = area.y + part * (row + 0.191);
    const drawn = values.map((value, index) =>
      rect({ x: area.x, y: y + height * index, width: axis.scale(value) - area.x, height: height - 1 }, colorAt(colors, index)),
    );
    return drawn.join('') + label(chart, area.x - 6, y + part * 0.309, name, { anchor: 'end' });
  });
  return axis.svg + bars.join('') + legend(chart, chart.series, 'box');
}

/** Charts whose series are lines: with points in the middle of their parts, filled, or in steps. */
function seriesChart(kind: 'line' | 'area' | 'steps'): (chart: Chart) => string {
  return (chart) => {
    const { area, rows, colors } = chart;
    const values = rows.flatMap((row) => row.values);
    const low = kind === 'line' && Math.min(...values) > Math.max(...values) / 2 ? Math.min(...values) : 0;
    const axis = valueAxis(chart, ticks(low, highest(chart)));
    const part = area.width / rows.length;
    const bottom = area.y + area.height;
    const drawn = chart.series.map((_, index) => {
      const color = colorAt(colors, index);
      const points = rows.flatMap((row, at): [number, number][] => {
        const [x, y] = [area.x + part * at, axis.scale(row.values[index] ?? 0)];
        return kind === 'steps'
          ? [
              [x, y],
              [x + part, y],
            ]
          : [[x + part / 2, y]];
      });
      const [first = [0, 0], last = [0, 0]] = [points[0], points.at(-1)];
      const fill =
        kind === 'line' ? '' : shape([[first[0], bottom], ...points, [last[0], bottom]], ` fill="${color}" fill-opacity="0.3"`, 'z');
      return fill + shape(points, ` fill="none" stroke="${color}" stroke-width="2"`);
    });
    return axis.svg + drawn.join('') + rowNames(chart) + legend(chart, chart.series, kind === 'line' ? 'line' : 'box');
  };
}

function pieChart(chart: Chart): string {
  const { area, rows, colors, is3d, font } = chart;
  const radius = is3d ? Math.min(area.width / 2, area.height * 0.68) : Math.min(area.width, area.height) / 2;
  const squash = is3d ? 0.72 : 1;
  const depth = is3d ? radius * 0.2 : 0;
  const [x, y] = [area.x + area.width / 2, area.y + area.height / 2 - depth / 2];
  const total = sum(rows.map(({ values }) => values[0] ?? 0));
  const at = (angle: number, distance = radius): [number, number] => [
    x + Math.sin(angle) * distance,
    y - Math.cos(angle) * distance * squash,
  ];
  const slices = rows.map(({ values }, index) => {
    const before = sum(rows.slice(0, index).map((row) => row.values[0] ?? 0));
    const [start, end] = [before, before + (values[0] ?? 0)].map((value) => (value / total) * Math.PI * 2) as [number, number];
    return { start, end, share: (end - start) / Math.PI / 2, color: colorAt(colors, index) };
  });
  const point = ([px, py]: [number, number], down = 0) => `${round(px)} ${round(py + down)}`;
  const arc = (to: [number, number], down: number, large: boolean, isBack = false) =>
    `A${round(radius)} ${round(radius * squash)} 0 ${large ? 1 : 0} ${isBack ? 0 : 1} ${point(to, down)}`;
  // The side of the pie is visible at its front half, from the right to the left.
  const sides = slices.map(({ start, end, color }) => {
    const [from, to] = [Math.max(start, Math.PI / 2), Math.min(end, Math.PI * 1.5)];
    if (depth === 0 || from >= to) return '';
    return `<path d="M${point(at(from))}${arc(at(to), 0, false)}V${round(at(to)[1] + depth)}${arc(at(from), depth, false, true)}z" fill="${mixed([color, '#000000'], 0.3)}"/>`;
  });
  const tops = slices.map(
    ({ start, end, color }) =>
      `<path d="M${point([x, y])}L${point(at(start))}${arc(at(end), 0, end - start > Math.PI)}z" fill="${color}"${is3d ? '' : ' stroke="#ffffff"'}/>`,
  );
  const shares = slices.map(({ start, end, share }) => {
    const [px, py] = at((start + end) / 2, radius * 0.68);
    return label(chart, px, py, `${round(share * 100)}%`, { anchor: 'middle', fill: '#ffffff', size: font * 0.95 });
  });
  const names = rows.map((row) => row.label);
  return sides.join('') + tops.join('') + shares.join('') + legend(chart, names, 'dot');
}

function geoChart(chart: Chart): string {
  const { width, height, rows, font } = chart;
  const colors = chart.colors === palette ? scaleColors : chart.colors;
  const scale = Math.min(width / worldSize.width, height / worldSize.height);
  const values = rows.map((row) => row.values[0] ?? 0);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const countries = rows.map(
    (row, index) => `<path d="${countryPath(row.label)}" fill="${mixed(colors, ((values[index] ?? 0) - low) / (high - low))}"/>`,
  );
  const place = `translate(${round((width - worldSize.width * scale) / 2)} ${round((height - worldSize.height * scale) / 2)}) scale(${Math.round(scale * 1000) / 1000})`;
  const bar = { x: font, y: height - font * 2, width: Math.max(width * 0.2, font * 8), height: font };
  const steps = Array.from({ length: 16 }, (_, index) =>
    rect({ ...bar, x: bar.x + (bar.width / 16) * index, width: bar.width / 16 + 0.5 }, mixed(colors, index / 15)),
  );
  const key =
    font < 11
      ? ''
      : steps.join('') +
        label(chart, bar.x, bar.y - font * 0.7, thousands(low)) +
        label(chart, bar.x + bar.width, bar.y - font * 0.7, thousands(high), { anchor: 'end' });
  return `<g transform="${place}" stroke="#dddddd" stroke-width="0.6"><path d="${landPath}" fill="#f5f5f5" fill-rule="evenodd"/>${countries.join('')}</g>${key}`;
}

function pointChart(chart: Chart): string {
  const { rows, colors, area } = chart;
  const axisX = horizontalAxis(chart, ticks(0, Math.max(...rows.map((row) => row.values[0] ?? 0)), 4));
  const axisY = valueAxis(chart, ticks(0, Math.max(...rows.map((row) => row.values[1] ?? 0))));
  const dots = rows.map(({ values: [x = 0, y = 0] }) => circle(axisX.scale(x), axisY.scale(y), area.height / 26, colorAt(colors, 0)));
  return axisX.svg + axisY.svg + dots.join('') + legend(chart, chart.series, 'dot');
}

function bubbleChart(chart: Chart): string {
  const { rows, colors } = chart;
  const axisX = horizontalAxis(chart, ticks(0, 600, 3));
  const axisY = valueAxis(chart, [3.6, 4, 4.4, 4.8]);
  const most = Math.max(...rows.map((row) => row.values[2] ?? 0));
  const bubbles = rows.map(({ label: name, values: [x = 0, y = 0, size = 0, group = 0] }) => {
    const radius = chart.area.height * 0.15 * Math.sqrt(size / most);
    const fill = circle(axisX.scale(x), axisY.scale(y), radius, colorAt(colors, group), ' fill-opacity="0.8" stroke="#cccccc"');
    return fill + label(chart, axisX.scale(x), axisY.scale(y), name, { anchor: 'middle', size: chart.font * 0.9 });
  });
  return axisX.svg + axisY.svg + bubbles.join('') + legend(chart, chart.series, 'dot');
}

function candlestickChart(chart: Chart): string {
  const { area, rows, colors } = chart;
  const axis = valueAxis(chart, ticks(0, highest(chart)));
  const part = area.width / rows.length;
  const candles = rows.map(({ values: [low = 0, open = 0, close = 0, high = 0] }, index) => {
    const middle = area.x + part * (index + 0.5);
    const body = { x: middle - part * 0.3, y: axis.scale(close), width: part * 0.6, height: axis.scale(open) - axis.scale(close) };
    return line(middle, axis.scale(low), middle, axis.scale(high), colorAt(colors, 0)) + rect(body, colorAt(colors, 0));
  });
  return axis.svg + candles.join('') + rowNames(chart);
}

function histogramChart(chart: Chart): string {
  const { rows } = chart;
  const size = 20;
  const values = rows.map((row) => row.values[0] ?? 0);
  const count = Math.floor(Math.max(...values) / size) + 1;
  const bins = Array.from({ length: count }, (_, index) => ({
    label: `${index * size}`,
    values: [values.filter((value) => Math.floor(value / size) === index).length],
    rows: [],
  }));
  return columnChart({ ...chart, rows: bins });
}

function gaugeChart(chart: Chart): string {
  const { rows, width, height, font } = chart;
  const radius = Math.min(width / rows.length / 2, height / 2) * 0.92;
  return rows
    .map(({ label: name, values: [value = 0] }, index) => {
      const [x, y] = [width / 2 + (index - (rows.length - 1) / 2) * radius * 2.1, height / 2];
      const at = (share: number, distance: number): [number, number] => {
        const angle = (share * 1.5 - 0.75) * Math.PI;
        return [x + Math.sin(angle) * radius * distance, y - Math.cos(angle) * radius * distance];
      };
      const marks = Array.from({ length: 11 }, (_, mark) => line(...at(mark / 10, 0.7), ...at(mark / 10, 0.8), '#666666'));
      const needle = shape([at(value / 100, 0.72), at(value / 100 + 0.33, 0.06), at(value / 100 - 0.33, 0.06)], ' fill="#dc3912"', 'z');
      return (
        circle(x, y, radius, '#cccccc', ' stroke="#333333"') +
        circle(x, y, radius * 0.88, '#f7f7f7', ' stroke="#e0e0e0"') +
        marks.join('') +
        label(chart, x, y - radius * 0.36, name, { anchor: 'middle' }) +
        needle +
        circle(x, y, radius * 0.12, '#4684ee', ' stroke="#666666"') +
        label(chart, x, y + radius * 0.6, `${value}`, { anchor: 'middle', size: font * 1.1 })
      );
    })
    .join('');
}

function tableChart(chart: Chart): string {
  const { rows, series, width, font } = chart;
  const cells = [series, ...rows.map((row) => [row.label, ...row.values.map(thousands)])];
  const [part, height] = [(width - 2) / series.length, font * 2.3];
  return cells
    .map((texts, row) => {
      const fill = row === 0 ? '#e6ebf2' : row % 2 === 0 ? '#fafafa' : '#ffffff';
      return texts
        .map((content, column) => {
          const cell = { x: 1 + part * column, y: 1 + height * row, width: part, height };
          const look: TextLook = row === 0 ? { bold: true, anchor: 'middle' } : column > 0 ? { anchor: 'end' } : {};
          const x = row === 0 ? cell.x + part / 2 : column > 0 ? cell.x + part - 4 : cell.x + 4;
          return rect(cell, fill, ' stroke="#dddddd"') + label(chart, x, cell.y + height / 2, content, look);
        })
        .join('');
    })
    .join('');
}

function timelineChart(chart: Chart): string {
  const { rows, width, font, colors } = chart;
  const names = font * 4;
  const end = Math.max(...rows.map((row) => row.values[1] ?? 0));
  const height = font * 3;
  return rows
    .map(({ label: name, values: [start = 0, stop = 0] }, index) => {
      const y = font + height * index;
      const scale = (value: number) => names + (value / end) * (width - names - 2);
      return (
        rect({ x: 1, y, width: width - 2, height }, index % 2 === 0 ? '#ffffff' : '#e6e6e6', ' stroke="#b7b7b7"') +
        label(chart, names - 6, y + height / 2, name, { anchor: 'end', fill: '#4d4d4d' }) +
        rect({ x: scale(start), y: y + font * 0.5, width: scale(stop) - scale(start), height: font * 2 }, colorAt(colors, index))
      );
    })
    .join('');
}

function orgChart(chart: Chart): string {
  const { font, width, rows } = chart;
  const leaves = (row: Row): number => (row.rows.length === 0 ? 1 : sum(row.rows.map(leaves)));
  const size = { width: Math.min(width / 3, font * 7), height: font * 2.2 };
  const step = font * 4;
  const draw = (row: Row, from: number, part: number, depth: number): string => {
    const [x, y] = [from + part / 2, font * 1.5 + depth * step];
    let left = from;
    const below = row.rows.map((child) => {
      const own = (part * leaves(child)) / leaves(row);
      const middle = left + own / 2;
      const half = y + size.height / 2 + step / 2;
      const link = shape(
        [
          [x, y + size.height / 2],
          [x, half - font],
          [middle, half - font],
          [middle, y + step],
        ],
        ' fill="none" stroke="#3388dd"',
      );
      left += own;
      return link + draw(child, left - own, own, depth + 1);
    });
    const node = { ...size, x: x - size.width / 2, y: y - size.height / 2 };
    return below.join('') + rect(node, '#edf7ff', ' rx="4" stroke="#b5d9ea"') + label(chart, x, y, row.label, { anchor: 'middle' });
  };
  return rows.map((row) => draw(row, 0, width, 0)).join('');
}

function treemapChart(chart: Chart): string {
  const { width, height, font, rows } = chart;
  const [root] = rows;
  const children = root?.rows ?? [];
  const values = children.map((row) => row.values[0] ?? 0);
  const [first = 0, ...rest] = values;
  const top = font * 1.9;
  const area = { x: 1, y: top, width: width - 2, height: height - top - 1 };
  const split = area.width * (first / sum(values));
  const blocks = children.map((row, index) => {
    const before = sum(rest.slice(0, index - 1));
    const own = (values[index] ?? 0) / (index === 0 ? first : sum(rest));
    const block =
      index === 0
        ? { ...area, width: split }
        : { x: area.x + split, width: area.width - split, y: top + (before / sum(rest)) * area.height, height: own * area.height };
    const share = ((values[index] ?? 0) - Math.min(...values)) / (Math.max(...values) - Math.min(...values));
    const fill = share < 0.5 ? mixed(['#dd0000', '#000000'], share * 2) : mixed(['#000000', '#00dd00'], share * 2 - 1);
    return (
      rect(block, fill, ' stroke="#ffffff"') +
      label(chart, block.x + block.width / 2, block.y + block.height / 2, row.label, { anchor: 'middle', fill: '#ffffff' })
    );
  });
  return (
    rect({ x: 1, y: 1, width: width - 2, height: top - 2 }, '#e0e0e0') +
    label(chart, width / 2, top / 2, root?.label ?? '', { anchor: 'middle' }) +
    blocks.join('')
  );
}

function sankeyChart(chart: Chart): string {
  const { width, height, font, rows } = chart;
  const [root] = rows;
  const depthOf = (row: Row): number => 1 + Math.max(0, ...row.rows.map(depthOf));
  const depth = root ? depthOf(root) : 1;
  const unit = (height - font * 3) / 50;
  const node = font * 0.5;
  const nodeColors = ['#a6cee3', '#b2df8a', '#fb9a99', '#fdbf6f'];
  let drawn = 0;
  const draw = (row: Row, x: number, y: number): string => {
    const own = colorAt(nodeColors, drawn++);
    const size = sum(row.rows.map((child) => child.values[0] ?? 0)) || (row.values[0] ?? 0);
    const next = x + (width - node - 2) / (depth - 1);
    const isLast = row.rows.length === 0;
    let [from, to] = [y, row.rows.length > 1 ? y - font * 0.5 : y];
    const links = row.rows.map((child) => {
      const high = (child.values[0] ?? 0) * unit;
      const middle = (x + node + next) / 2;
      const d = `M${round(x + node)} ${round(from)}C${round(middle)} ${round(from)} ${round(middle)} ${round(to)} ${round(next)} ${round(to)}v${round(high)}C${round(middle)} ${round(to + high)} ${round(middle)} ${round(from + high)} ${round(x + node)} ${round(from + high)}z`;
      const below = draw(child, next, to);
      from += high;
      to += high + font;
      return `<path d="${d}" fill="#bbbbbb" fill-opacity="0.6"/>${below}`;
    });
    const height = size * unit;
    const name = label(chart, isLast ? x - 4 : x + node + 4, y + height / 2, row.label, isLast ? { anchor: 'end' } : {});
    return links.join('') + rect({ x, y, width: node, height }, own) + name;
  };
  return rows.map((row) => draw(row, 1, font * 1.5)).join('');
}

function wordtreeChart(chart: Chart): string {
  const { width, height, font, rows } = chart;
  const leaves = (row: Row): number => (row.rows.length === 0 ? 1 : sum(row.rows.map(leaves)));
  const draw = (row: Row, x: number, top: number, part: number, depth: number): string => {
    const size = font * (1.9 - depth * 0.35) * (leaves(row) > 1 ? 1 : 0.85);
    const y = top + part / 2;
    const end = x + row.label.length * size * 0.56 + 3;
    const next = end + width * 0.09;
    let from = top;
    const below = row.rows.map((child) => {
      const own = (part * leaves(child)) / leaves(row);
      const middle = from + own / 2;
      const curve = `<path d="M${round(end)} ${round(y)}C${round(end + width * 0.05)} ${round(y)} ${round(end + width * 0.03)} ${round(middle)} ${round(next - 3)} ${round(middle)}" fill="none" stroke="#dddddd"/>`;
      from += own;
      return curve + draw(child, next, from - own, own, depth + 1);
    });
    return label(chart, x, y, row.label, { size, fill: '#3366cc' }) + below.join('');
  };
  return rows.map((row) => draw(row, width * 0.06, height * 0.14, height * 0.72, 0)).join('');
}

const drawings: Readonly<Record<string, (chart: Chart) => string>> = {
  area: seriesChart('area'),
  bar: barChart,
  bubble: bubbleChart,
  candlestick: candlestickChart,
  column: columnChart,
  // Without the option `seriesType`, a combo chart draws lines.
  combo: seriesChart('line'),
  gauge: gaugeChart,
  geo: geoChart,
  histogram: histogramChart,
  line: seriesChart('line'),
  org: orgChart,
  pie: pieChart,
  sankey: sankeyChart,
  scatter: pointChart,
  'stepped-area': seriesChart('steps'),
  table: tableChart,
  timeline: timelineChart,
  treemap: treemapChart,
  wordtree: wordtreeChart,
};

/** Rows of the data. Each `values` is numbers with spaces between them. */
function rowsOf(el: Drawn): Row[] {
  return el.all('preview-point').map((point) => ({
    label: point.get('label') ?? '',
    values: (point.get('values') ?? '').split(' ').filter(Boolean).map(Number),
    rows: rowsOf(point),
  }));
}

/** Draws a chart in the given size. The drawing has 62 percent of the space, as in Google's charts, and the legend the rest. */
function drawSize(el: Drawn, width: number, height: number, font: number): string {
  const type = el.get('type') ?? 'bar';
  const hasLegend = el.get('legend') !== 'none';
  const title = el.get('title') ?? '';
  const isSmall = width < 400;
  const side = isSmall ? 0.16 : 0.191;
  const area = { x: width * side, y: height * 0.191, width: width * (hasLegend ? 0.618 : 0.78), height: height * 0.618 };
  if (isSmall && hasLegend) area.width = width * 0.53;
  if (type === 'pie' && isSmall) Object.assign(area, { x: width * 0.03, width: width * 0.6 });
  if (width < 250) Object.assign(area, { y: height * 0.08, height: height * 0.76 });
  if (width < 250 && type !== 'pie') Object.assign(area, { x: width * 0.19, width: width * 0.5 });
  const chart: Chart = {
    ...{ width, height, font, title, hasLegend, area, rows: rowsOf(el) },
    series: el.all('preview-series').map((series) => series.get('label') ?? ''),
    colors: el.get('colors')?.split(' ') ?? palette,
    is3d: el.has('is-3d'),
  };
  const head = title === '' ? '' : label(chart, chart.area.x, area.y - font * 1.2, title, { bold: true, fill: '#000000' });
  return `<svg viewBox="0 0 ${width} ${height}">${head}${drawings[type]?.(chart) ?? ''}</svg>`;
}

/** Draws a chart: in a wide and in a narrow size, of which the page shows one, or small as in a gallery. */
export function drawChart(el: Drawn): string {
  const height = el.number('height', 300);
  const drawn =
    el.get('size') === 'small'
      ? drawSize(el, 210, 150, 10)
      : `<div class="wide">${drawSize(el, 680, height, 13)}</div><div class="narrow">${drawSize(el, 320, Math.round(height * 0.8), 12)}</div>`;
  return el.box(drawn, el.has('transparent') && 'transparent');
}
