import { copyFile, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import sharp from 'sharp';
import { cardPath, cardSize, ownPicture } from '../pages/card';
import { type Card, loadFacts } from '../pages/facts';
import type { SiteModel } from '../routes/model';

/** Cache of cards between builds. */
const cacheFolder = path.resolve('.cache/cards');

/**
 * Text is drawn as glyph outlines, because SVG text would use the fonts of the build machine. Variable fonts give the
 * outlines of their default weight, so a stroke makes them bolder.
 */
const families = [
  { package: '@fontsource-variable/geist', subsets: ['latin', 'latin-ext', 'cyrillic'], prefix: 'geist-', stroke: 34 },
  { package: '@fontsource-variable/noto-sans-sc', subsets: undefined, prefix: 'noto-sans-sc-', stroke: 62 },
] as const;

type Face = { covers: (codePoint: number) => boolean; load: () => Promise<Font>; stroke: number };

let faces: Promise<Face[]> | undefined;

async function readFaces(): Promise<Face[]> {
  const lists = await Promise.all(
    families.map(async ({ package: name, subsets, prefix, stroke }) => {
      const folder = path.resolve('node_modules', name);
      const ranges = JSON.parse(await readFile(path.join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
      return Object.entries(ranges)
        .map(([subset, range]) => [subset.replace(/[[\]]/g, ''), range] as const)
        .filter(([subset]) => subsets === undefined || (subsets as readonly string[]).includes(subset))
        .map(([subset, range]): Face => {
          let font: Promise<Font> | undefined;
          const load = async () => create(await readFile(path.join(folder, 'files', `${prefix}${subset}-wght-normal.woff2`))) as Font;
          return { covers: inRanges(range), load: () => (font ??= load()), stroke };
        });
    }),
  );
  return lists.flat();
}

function inRanges(text: string): (codePoint: number) => boolean {
  const ranges = text.split(',').map((range) => {
    const [from = '', to = from] = range.replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return (codePoint) => ranges.some(([from, to]) => codePoint >= from && codePoint <= to);
}

type Glyph = { path: string; advance: number; stroke: number; breakable: boolean };

const outlines = new Map<string, Glyph>();

/** Glyph outlines of a text, in thousandths of the font size. Characters that no font has are left out. */
async function glyphsOf(text: string): Promise<Glyph[]> {
  faces ??= readFaces();
  const glyphs: Glyph[] = [];
  for (const sign of text) {
    const codePoint = sign.codePointAt(0) ?? 0;
    const known = outlines.get(sign);
    if (known) {
      glyphs.push(known);
      continue;
    }
    for (const face of (await faces).filter(({ covers }) => covers(codePoint))) {
      const font = await face.load();
      if (!font.hasGlyphForCodePoint(codePoint)) continue;
      const glyph = font.glyphForCodePoint(codePoint);
      const scale = 1000 / font.unitsPerEm;
      const outline: Glyph = {
        path: glyph.path.scale(scale, scale).toSVG(),
        advance: glyph.advanceWidth * scale,
        stroke: face.stroke,
        // Han text has no spaces: a line may break after every character.
        breakable: sign === ' ' || /\p{Script=Han}/u.test(sign),
      };
      outlines.set(sign, outline);
      glyphs.push(outline);
      break;
    }
  }
  return glyphs;
}

const widthOf = (glyphs: Glyph[]) => glyphs.reduce((sum, { advance }) => sum + advance, 0);

/** Breaks glyphs into lines no wider than `width`. A longer word gets a line to itself. */
function wrap(glyphs: Glyph[], width: number): Glyph[][] {
  const lines: Glyph[][] = [[]];
  let word: Glyph[] = [];
  const flush = () => {
    const line = lines.at(-1) ?? [];
    if (line.length > 0 && widthOf(line) + widthOf(word) > width) lines.push(word);
    else line.push(...word);
    word = [];
  };
  for (const glyph of glyphs) {
    word.push(glyph);
    if (glyph.breakable) flush();
  }
  flush();
  return lines;
}

type Style = { x: number; y: number; size: number; color: string; bold?: boolean };

function drawLine(glyphs: Glyph[], { x, y, size, color, bold = false }: Style): string {
  const scale = size / 1000;
  let at = 0;
  const paths = glyphs.map(({ path: outline, advance, stroke }) => {
    const shape = outline && `<path d="${outline}" transform="translate(${at.toFixed(0)})" stroke-width="${bold ? stroke : stroke / 4}"/>`;
    at += advance;
    return shape;
  });
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})" fill="${color}" stroke="${color}" stroke-linejoin="round">${paths.join('')}</g>`;
}

/** Path of the icon (`app/icon.svg`) in a 32 × 32 square. */
const mark =
  '<path d="M13.5 6c2.2 0 3.7.8 3.7 2.8v11.7a5 5 0 0 1-8.2 3.8M20.9 6c-2.2 0-3.7.8-3.7 2.8" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>';

const margin = 84;

/** Draws a card as SVG without text elements. The title gets the largest size that fits into three lines. */
export async function cardSvg({ title, section, site }: Card): Promise<string> {
  const { width, height } = cardSize;
  const glyphs = await glyphsOf(title);
  const inner = width - 2 * margin;
  const size = [88, 76, 66, 56, 48].find((candidate) => wrap(glyphs, (inner * 1000) / candidate).length <= 3) ?? 40;
  const lines = wrap(glyphs, (inner * 1000) / size).slice(0, 4);
  const top = 322 - ((lines.length - 1) * size * 1.18) / 2 + size * 0.3;
  const parts = [
    `<rect width="${width}" height="${height}" fill="#0d131c"/>`,
    `<rect width="${width}" height="10" fill="#1a56db"/>`,
    drawLine((await glyphsOf(section)).slice(0, 60), { x: margin, y: 116, size: 32, color: '#8ab0ff' }),
    ...lines.map((line, index) => drawLine(line, { x: margin, y: top + index * size * 1.18, size, color: '#ffffff', bold: true })),
    `<g transform="translate(${margin} 516) scale(1.5)"><rect width="32" height="32" rx="7" fill="#1a56db"/>${mark}</g>`,
    drawLine(await glyphsOf(site), { x: margin + 66, y: 551, size: 32, color: '#c9d3e0' }),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`;
}

/** Result of {@link writeCards}: how many cards the export has, and how many of them were drawn now. */
export type CardCount = { cards: number; drawn: number };

/** Writes the cards of an export. Reuses cards from `.cache/cards`. */
export async function writeCards(exportDir: string, all: Card[]): Promise<CardCount> {
  const cards = [...new Map(all.map((card) => [cardPath(card), card]))];
  const folder = path.join(exportDir, 'cards');
  for (const dir of [folder, cacheFolder]) await mkdir(dir, { recursive: true });
  const count: CardCount = { cards: cards.length, drawn: 0 };
  const work = async () => {
    for (let entry = cards.pop(); entry !== undefined; entry = cards.pop()) {
      const [sitePath, card] = entry;
      const kept = path.join(cacheFolder, path.basename(sitePath));
      if (!(await stat(kept).catch(() => undefined))) {
        // There are two thousand cards. Optimized codes and full color would take 6 ms more for each, a quarter of the time.
        const image = await sharp(Buffer.from(await cardSvg(card)))
          .jpeg({ quality: 78, optimiseCoding: false })
          .toBuffer();
        // Write, then rename: an interrupted build leaves no partial card in the cache.
        await writeFile(`${kept}.new`, image);
        await rename(`${kept}.new`, kept);
        count.drawn += 1;
      }
      await copyFile(kept, path.join(folder, path.basename(sitePath)));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return count;
}

/** Returns the cards of all pages without a picture in their front matter, without duplicates. */
export async function cardsOf(model: SiteModel): Promise<Card[]> {
  const factsOf = await loadFacts(model);
  const cards: Card[] = [];
  for (const route of model.routes) if (!(await ownPicture(route))) cards.push(factsOf(route).card);
  return cards;
}
