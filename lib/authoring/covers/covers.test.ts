import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { drawCovers } from './draw';
import { type Hue, type Mode, paletteOf } from './palette';

const hues: Hue[] = ['blue', 'green', 'violet', 'amber'];
const modes: Mode[] = ['light', 'dark'];

let covers: Map<string, string>;

beforeAll(async () => {
  covers = await drawCovers();
});

test('the covers next to posts are what `npm run covers` draws', async () => {
  const changed: string[] = [];
  for (const [file, svg] of covers) {
    const drawn = await readFile(path.join('content', file), 'utf8').catch(() => undefined);
    if (drawn !== svg) changed.push(file);
  }
  expect(changed).toEqual([]);
});

test('each cover is small, has the size of a card, and needs neither fonts nor styles', async () => {
  for (const [file, svg] of covers) {
    expect(svg.length, file).toBeLessThan(6_000);
    expect(svg, file).not.toMatch(/<(?:text|style|script|image)\b|\s(?:style|class|on\w+|href)=|NaN|undefined/);
    expect(await sharp(Buffer.from(svg)).metadata(), file).toMatchObject({ format: 'svg', width: 1200, height: 630 });
  }
});

test('no two covers are the same', () => {
  expect(new Set(covers.values()).size).toBe(covers.size);
});

test.each(hues.flatMap((hue) => modes.map((mode) => ({ hue, mode }))))(
  '$hue covers in $mode mode have enough contrast',
  ({ hue, mode }) => {
    const { accent, ground, ink, onAccent, surface, tint } = paletteOf(hue, mode);
    expect(contrast(ink, surface)).toBeGreaterThan(7);
    expect(contrast(onAccent, accent)).toBeGreaterThan(4.5);
    for (const behind of [ground, surface, tint]) expect(contrast(accent, behind), behind).toBeGreaterThan(3);
  },
);

/** Contrast of two colors as WCAG defines it, 1 to 21. */
function contrast(...colors: [string, string]): number {
  const [light = 0, dark = 0] = colors.map(luminance).sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
