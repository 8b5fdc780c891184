import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';

/** Draws text as outlines, because an image has no access to the fonts of the site. `x` is the start, `y` the baseline. */
export type Write = (text: string, x: number, y: number, size: number, fill: string, font?: FontName) => string;

type FontName = keyof typeof sources;

const sources = {
  sans: '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  mono: '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
};

/** What covers may write. */
const characters = ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{|}';

/** Loads the fonts of the site in semibold. */
export async function loadFonts(): Promise<Write> {
  const load = async (source: string) => {
    const variable = await readFile(path.resolve('node_modules', source));
    return create(await subsetFont(variable, characters, { targetFormat: 'sfnt', variationAxes: { wght: 600 } })) as Font;
  };
  const fonts = { sans: await load(sources.sans), mono: await load(sources.mono) };
  return (text, x, y, size, fill, font = 'mono') => `<path d="${outline(fonts[font], text, x, y, size)}" fill="${fill}"/>`;
}

/** Outline of a text with relative coordinates in tenths, which are the shortest. */
function outline(font: Font, text: string, left: number, base: number, size: number): string {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let path = '';
  let [penX, lastX, lastY] = [left, 0, 0];
  for (const [index, glyph] of glyphs.entries()) {
    for (const { command, args } of glyph.path.commands) {
      if (command === 'closePath') {
        path += 'z';
        continue;
      }
      const points = args.map((value, place) => Math.round((place % 2 ? base - value * scale : penX + value * scale) * 10));
      // After "z", the pen is at the start of the shape, so shapes begin with absolute coordinates.
      const relative = command === 'moveTo' ? points : points.map((value, place) => value - (place % 2 ? lastY : lastX));
      path += letters[command] + relative.map(tenth).join(' ').replaceAll(' -', '-');
      [lastX = 0, lastY = 0] = points.slice(-2);
    }
    penX += (positions[index]?.xAdvance ?? 0) * scale;
  }
  return path;
}

const letters = { moveTo: 'M', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c' };

const tenth = (value: number) => String(value / 10).replace(/^(-?)0\./, '$1.');
