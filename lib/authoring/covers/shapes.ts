import type { Palette } from './palette';

/** A number with at most one decimal, as short as possible. */
const short = (value: number) => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');

/** A rectangle with round corners. With `stroke`, the outline is 4 wide. */
export function box(x: number, y: number, width: number, height: number, fill: string, radius = 12, stroke?: string): string {
  const outline = stroke ? ` stroke="${stroke}" stroke-width="4"` : '';
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" rx="${radius}" fill="${fill}"${outline}/>`;
}

/** A line of text that nobody has to read. */
export function bar(x: number, y: number, width: number, fill: string, height = 20): string {
  return box(x, y, width, height, fill, Math.min(width, height) / 2);
}

/** A filled circle. */
export function disc(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"/>`;
}

/** A line along a path. */
export function line(path: string, stroke: string, width = 8): string {
  return `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** A filled path. */
export function shape(path: string, fill: string): string {
  return `<path d="${path}" fill="${fill}"/>`;
}

/** Moves shapes, and scales them. */
export function at(x: number, y: number, shapes: string, scale = 1): string {
  return `<g transform="translate(${short(x)} ${short(y)})${scale === 1 ? '' : ` scale(${Math.round(scale * 100) / 100})`}">${shapes}</g>`;
}

/** Repeats shapes: `draw` gets 0, 1, 2, … */
export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** A card: a surface with an outline. */
export function card(p: Palette, x: number, y: number, width: number, height: number): string {
  return box(x, y, width, height, p.surface, 20, p.border);
}

/** A card that floats above others. */
export function floating(p: Palette, x: number, y: number, width: number, height: number): string {
  return box(x + 14, y + 18, width, height, p.shadow, 20) + card(p, x, y, width, height);
}

/** A window: a card with a title bar, 74 high. */
export function frame(p: Palette, x: number, y: number, width: number, height: number): string {
  const dots = times(3, (index) => disc(x + 40 + index * 36, y + 38, 10, p.border));
  return card(p, x, y, width, height) + line(`M${x} ${y + 74}h${width}`, p.border, 4) + dots;
}

/** A button, 72 high. The main one is filled. */
export function button(p: Palette, x: number, y: number, width: number, main = false): string {
  const ground = main ? box(x, y, width, 72, p.accent) : box(x, y, width, 72, p.surface, 12, p.border);
  return ground + bar(x + width / 4, y + 26, width / 2, main ? p.onAccent : p.text);
}

/** An empty field, 88 high. */
export function field(p: Palette, x: number, y: number, width: number): string {
  return box(x, y, width, 88, p.surface, 12, p.border);
}

/** A check mark in a square of `size`. */
export function tick(x: number, y: number, size: number, stroke: string): string {
  const step = size / 4;
  return line(
    `M${short(x)} ${short(y + 2 * step)}l${short(1.4 * step)} ${short(1.4 * step)} ${short(2.6 * step)}-${short(2.8 * step)}`,
    stroke,
    size / 5,
  );
}

/** The text cursor of the site: the J of the wordmark (`components/site/wordmark.tsx`). `height` is that of capitals. */
export function cursor(x: number, y: number, height: number, stroke: string): string {
  const j = 'M5 2.5c1.5 0 2.4.5 2.4 1.8v9.4a3.7 3.7 0 0 1-5.9 3M9.8 2.5c-1.5 0-2.4.5-2.4 1.8';
  return at(x, y, line(j, stroke, 2.3), height / 15);
}

/** The J of the site's icon (`app/icon.svg`) in a square of `size`. */
export function mark(x: number, y: number, size: number, stroke: string): string {
  const j = 'M13.5 6c2.2 0 3.7.8 3.7 2.8v11.7a5 5 0 0 1-8.2 3.8M20.9 6c-2.2 0-3.7.8-3.7 2.8';
  return at(x, y, line(j, stroke, 3), size / 32);
}

/** A database. */
export function cylinder(p: Palette, x: number, y: number, width: number, height: number): string {
  const [rx, ry] = [width / 2, width / 6];
  const lid = `<ellipse cx="${short(x + rx)}" cy="${short(y + ry)}" rx="${short(rx)}" ry="${short(ry)}" fill="${p.text}"/>`;
  const bend = `a${short(rx)} ${short(ry)} 0 0`;
  return lid + shape(`M${x} ${short(y + ry * 1.8)}${bend} 0 ${width} 0v${short(height - ry * 2.8)}${bend} 1-${width} 0z`, p.text);
}

/** A mouse pointer. */
export function pointer(p: Palette, x: number, y: number): string {
  const arrow = 'M0 0v76l20-18 14 32 17-8-14-31h27z';
  return at(
    x,
    y,
    `<path d="${arrow}" fill="${p.ink}" stroke="${p.surface}" stroke-width="8" stroke-linejoin="round" paint-order="stroke"/>`,
  );
}

/** An arrow that points right, left, down, or up. */
export function arrow(x: number, y: number, dx: number, dy: number, stroke: string, width = 10): string {
  const head = 24;
  const [ux, uy] = [Math.sign(dx), Math.sign(dy)];
  const [endX, endY] = [x + dx, y + dy];
  const tip = [
    [endX - head * ux - head * uy, endY - head * uy - head * ux],
    [endX, endY],
    [endX - head * ux + head * uy, endY - head * uy + head * ux],
  ];
  return line(`M${x} ${y}L${endX} ${endY}M${tip.map((point) => point.map(short).join(' ')).join('L')}`, stroke, width);
}
