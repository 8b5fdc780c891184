import { createHash, randomUUID } from 'node:crypto';
import { access, copyFile, mkdir, readFile, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { imageSource } from './image-source';

/** An image as pages use it. */
export type PublishedImage = {
  /** Path on the site. */
  path: string;
  width?: number;
  height?: number;
  /** Smaller forms of it, best first; none of drawings and of animations. */
  sources: { type: string; variants: { path: string; width: number }[] }[];
};

/** Width of the text column, and what a screen of double density shows there. */
const widths = [744, 1488];

const formats = { avif: { quality: 55 }, webp: { quality: 78 } } as const;

const formatNames = Object.keys(formats) as (keyof typeof formats)[];

/** More than any screen shows; each costs readers and every build. */
const limits = { pixels: 24_000_000, bytes: 6_000_000 };

/** What was made of image files, by path. */
type Made = Map<string, { stamp: string; image: Promise<PublishedImage> }>;

const published: Made = new Map();

/**
 * Makes an image of a content file part of the site, under a name that changes with its content, in modern formats and
 * the widths that pages need. What was encoded once is kept in `.cache/images`.
 * @param file content file, from the project's root
 * @param src as written there: relative to the file, from `/` in `public`, or `@site/static/…`
 * @throws Error that names file and image when there is no such image
 */
export async function publishImage(file: string, src: string): Promise<PublishedImage> {
  const { source: relative, publicPath } = imageSource(file, src);
  const source = path.resolve(relative);
  return makeOnce(published, source, () => publish(source, publicPath)).catch((error: Error) => {
    throw new Error(`${file}: the image "${src}" cannot be used: ${error.message}`);
  });
}

/**
 * The same, or undefined where there is no such image. The check has reported it, as severe as the configuration sets it,
 * so the page shows the text alternative.
 */
export async function findImage(file: string, src: string): Promise<PublishedImage | undefined> {
  return publishImage(file, src).catch(() => undefined);
}

/** Makes an image anew only after its file has changed (in development it may), or making it has failed. */
async function makeOnce(made: Made, source: string, make: () => Promise<PublishedImage>): Promise<PublishedImage> {
  const stats = await stat(source).catch(() => undefined);
  const stamp = stats ? `${stats.mtimeMs}:${stats.size}` : '';
  const known = made.get(source);
  if (known?.stamp === stamp) return known.image;
  const entry = { stamp, image: make() };
  made.set(source, entry);
  entry.image.catch(() => {
    if (made.get(source) === entry) made.delete(source);
  });
  return entry.image;
}

/** Path on the site of a file that is taken as it is, such as a video. @throws Error when there is none */
export async function publishFile(file: string, src: string): Promise<string> {
  const { source, publicPath } = imageSource(file, src);
  return publicPath ?? place(source, nameOf(source, await readFile(source)) + path.extname(source));
}

/** The same, or undefined where there is no such file, see {@link findImage}. */
export async function findFile(file: string, src: string): Promise<string | undefined> {
  return publishFile(file, src).catch(() => undefined);
}

/** Reads an image file. By itself, sharp remembers files by path: a picture that was replaced would be the one before. */
async function read(file: string): Promise<Buffer> {
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new Error(`there is no ${path.relative(process.cwd(), file)}`) : error;
  });
}

/** What is wrong with an image for social networks, which cut or leave out small ones; undefined where it can be used. */
export async function cardProblem(file: string): Promise<string | undefined> {
  const image = await read(file)
    .then((content) => sharp(content).metadata())
    .catch(() => undefined);
  if (!image) return 'is not an image; use PNG or JPEG';
  const { format, autoOrient } = image;
  const { width, height } = autoOrient;
  if (!['png', 'jpeg', 'webp'].includes(format)) return `is of the type ${format}; use PNG or JPEG`;
  if (width >= 1200 && height >= 630) return undefined;
  return `is too small for a card: ${width} × ${height} pixels; make it 1200 × 630 or larger`;
}

/** What is wrong with an image file; undefined where it can be used. */
export async function imageProblem(file: string): Promise<string | undefined> {
  const { size } = await stat(file);
  let format: string | undefined;
  let pixels = 0;
  let dimensions = '';
  try {
    const { format: found, autoOrient, pageHeight } = await sharp(await read(file), { limitInputPixels: false }).metadata();
    const { width, height } = autoOrient;
    format = found;
    pixels = width * (pageHeight ?? height);
    dimensions = `${width} × ${pageHeight ?? height} pixels`;
  } catch {
    return 'is not an image; use PNG, JPEG, WebP, AVIF, GIF or SVG';
  }
  if (format === 'svg' ? size <= limits.bytes : pixels <= limits.pixels && size <= limits.bytes) return undefined;
  return `is huge (${dimensions}, ${(size / 1_000_000).toFixed(1)} MB); ${2 * (widths.at(-1) ?? 0)} pixels of width are enough, and at most ${limits.bytes / 1_000_000} MB`;
}

/** Whether an image is made of lines and not of pixels. */
export function isDrawing(source: string): boolean {
  return path.extname(source).toLowerCase() === '.svg';
}

const socialImages: Made = new Map();

/**
 * The same for social cards and feeds, whose readers show PNG and JPEG, and no SVG: an image becomes one of those, in the
 * size of a card. One that is too small for that stays as it is.
 * @throws Error that names file and image when there is no such image
 */
export async function publishSocialImage(file: string, src: string): Promise<PublishedImage> {
  const { source } = imageSource(file, src);
  if (!isDrawing(source) && (await cardProblem(source))) return publishImage(file, src);
  return makeOnce(socialImages, source, () => draw(source)).catch((error: Error) => {
    throw new Error(`${file}: the image "${src}" cannot be used: ${error.message}`);
  });
}

async function draw(source: string): Promise<PublishedImage> {
  const [width, height] = [1200, 630];
  const drawing = await read(source);
  // A drawing has few colours, and edges that JPEG would blur.
  const extension = isDrawing(source) ? 'png' : 'jpg';
  const target = `/content-assets/${nameOf(source, drawing)}-card.${extension}`;
  await mkdir('public/content-assets', { recursive: true });
  const exists = await access(`public${target}`).then(
    () => true,
    () => false,
  );
  if (!exists) {
    // Renamed into place, so that another worker never publishes half a file.
    const temporary = `public${target}.${randomUUID()}`;
    const image = sharp(drawing).rotate().resize(width, height, { fit: 'cover' });
    await (isDrawing(source) ? image.png({ palette: true }) : image.flatten({ background: '#fff' }).jpeg({ quality: 80 })).toFile(
      temporary,
    );
    await rename(temporary, `public${target}`);
  }
  return { path: target, width, height, sources: [] };
}

async function publish(source: string, publicPath: string | undefined): Promise<PublishedImage> {
  const content = await read(source);
  const { autoOrient, format, pages = 1 } = await sharp(content).metadata();
  // As browsers show it, and as it is encoded below: cameras store pictures lying, and note how to turn them.
  const { width, height } = autoOrient;
  const name = nameOf(source, content);
  const image = { path: publicPath ?? (await place(source, name + path.extname(source))), width, height };
  if (format === 'svg' || pages > 1) return { ...image, sources: [] };
  const wanted = [...widths.filter((other) => other < width), Math.min(width, Math.max(...widths))];
  const sources = await Promise.all(
    formatNames.map(async (formatName) => ({
      type: `image/${formatName}`,
      variants: await Promise.all([...new Set(wanted)].map((target) => encode(content, name, formatName, target))),
    })),
  );
  return { ...image, sources };
}

async function encode(content: Buffer, base: string, format: keyof typeof formats, width: number) {
  const name = `${base}-${width}.${format}`;
  const kept = path.join('.cache', 'images', name);
  if (!(await stat(kept).catch(() => undefined))) {
    await mkdir(path.dirname(kept), { recursive: true });
    // Renamed into place, so that another worker never copies half a file.
    const temporary = `${kept}.${randomUUID()}`;
    await sharp(content).rotate().resize({ width, withoutEnlargement: true }).toFormat(format, formats[format]).toFile(temporary);
    await rename(temporary, kept);
  }
  return { path: await place(kept, name), width };
}

/**
 * Copies a file to where pages ask for it, and returns its address. What is there stays: names go by content, and the build
 * makes Markdown twins while Next.js reads the folder. For that reason copies in the making lie elsewhere, too.
 */
async function place(from: string, name: string): Promise<string> {
  const target = `/content-assets/${name}`;
  if (await stat(`public${target}`).catch(() => undefined)) return target;
  for (const folder of ['.cache/images', 'public/content-assets']) await mkdir(folder, { recursive: true });
  const temporary = path.join('.cache', 'images', `${name}.${randomUUID()}`);
  await copyFile(from, temporary);
  await rename(temporary, `public${target}`);
  return target;
}

/** A name that changes with the content. Spaces and commas would end an address in a list of images. */
function nameOf(source: string, content: Uint8Array): string {
  const name = path.parse(source).name.replace(/[^\p{L}\p{N}._-]+/gu, '-');
  return `${name}-${createHash('sha256').update(content).digest('hex').slice(0, 10)}`;
}
