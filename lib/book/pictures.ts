import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** A picture of a book. */
export type BookPicture = { name: string; mediaType: string; content: Uint8Array };

/** What all readers show as it is. */
const mediaTypes: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
};

/** Maximum width in pixels: twice the text column. */
const maxWidth = 1488;

/** Whether a file exists. */
export async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
}

/**
 * Reads a picture. Photos are scaled down to the column, and newer formats become PNG.
 * @param file path from the project root
 * @throws Error with the name of the file when it can't be read or is no picture
 */
export async function readBookPicture(file: string): Promise<BookPicture> {
  const { name, ext } = path.parse(file);
  const mediaType = mediaTypes[ext.toLowerCase()];
  const base = name.replace(/[^\w.-]+/g, '-');
  const content = await readFile(file);
  if (mediaType === 'image/svg+xml') return { name: `${base}.svg`, mediaType, content: Buffer.from(pureSvg(content.toString('utf8'))) };
  if (mediaType === 'image/gif') return { name: `${base}.gif`, mediaType, content };
  const image = sharp(content).rotate().resize({ width: maxWidth, withoutEnlargement: true });
  const isPhoto = mediaType === 'image/jpeg';
  try {
    const encoded = await (isPhoto ? image.jpeg({ quality: 82 }) : image.png({ compressionLevel: 9 })).toBuffer();
    return { name: `${base}.${isPhoto ? 'jpg' : 'png'}`, mediaType: isPhoto ? 'image/jpeg' : 'image/png', content: encoded };
  } catch (error) {
    throw new Error(`${file} can't be shown in a book: ${(error as Error).message}`);
  }
}

/**
 * Takes out of a drawing what means nothing in a picture, or isn't valid: roles for pages in which it would be inline, data
 * for scripts, names, sizes of elements that have none, and boxes without a size, which nobody sees.
 */
function pureSvg(text: string): string {
  return text.replace(/<([\w:-]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g, (_, name: string, attributes: string, end: string) => {
    if (name === 'rect' && end === '/' && !/\swidth="/.test(attributes)) return '';
    const names = `${name === 'svg' ? 'role|aria-[\\w-]+' : unused}${sized.has(name) ? '' : '|width|height|viewBox'}`;
    const unwanted = new RegExp(`\\s+(?:(?:${names})="[^"]*"|[\\w-]+="")`, 'g');
    return `<${name}${attributes.replace(unwanted, '')}${end}>`;
  });
}

const unused = 'name|data-(?:et|id|points|edge|type|from|to)';

/** Elements of drawings that have a size. */
const sized = new Set(['svg', 'rect', 'image', 'foreignObject', 'pattern', 'mask', 'filter', 'marker', 'symbol', 'use']);
