import { createHash, randomUUID } from 'node:crypto';
import { access, copyFile, mkdir, readFile, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { imageSource } from './image-source';

/** A published image. */
export type PublishedImage = {
  /** Path on the site. */
  path: string;
  width?: number;
  height?: number;
  /** Smaller variants, best format first. Empty for drawings and animations. */
  sources: { type: string; variants: { path: string; width: number }[] }[];
};

/** Width of the text column in pixels, and twice as much for high-density screens. */
const widths = [744, 1488];

const formats = { avif: { quality: 55 }, webp: { quality: 78 } } as const;

const formatNames = Object.keys(formats) as (keyof typeof formats)[];

/** Maximum size of a source image. Larger ones have no visible benefit and slow down readers and builds. */
const limits = { pixels: 24_000_000, bytes: 6_000_000 };

/** Cache of published images by path. */
type Made = Map<string, { stamp: string; image: Promise<PublishedImage> }>;

const published: Made = new Map();

/**
 * Publishes an image of a content file in modern formats and the needed widths. The name contains a hash of the
 * content. Encoded images are cached in `.cache/images`.
 * @param file content file, from the project root
 * @param src URL in the source: relative to the file, from `/` in `public`, or `@site/static/…`
 * @throws Error with the names of file and image when the image does not exist
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

/** Caches the result until the file changes, as it may in development. Does not cache failures. */
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

/** Publishes a file without conversion, such as a video, and returns its site path. @throws Error when it does not exist */
export async function publishFile(file: string, src: string): Promise<string> {
  const { source, publicPath } = imageSource(file, src);
  return publicPath ?? place(source, nameOf(source, await readFile(source)) + path.extname(source));
}

/** The same, or undefined where there is no such file, see {@link findImage}. */
export async function findFile(file: string, src: string): Promise<string | undefined> {
  return publishFile(file, src).catch(() => undefined);
}

/** Reads an image file. Passing the path to sharp would return a cached picture after the file was replaced. */
async function read(file: string): Promise<Buffer> {
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new Error(`there is no ${path.relative(process.cwd(), file)}`) : error;
  });
}

/** Returns what is wrong with an image for social networks, which crop or omit small ones. Returns undefined for valid images. */
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

/** Returns what is wrong with an image file. Returns undefined for valid images. */
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

/** Whether an image is a vector drawing. */
export function isDrawing(source: string): boolean {
  return path.extname(source).toLowerCase() === '.svg';
}

const socialImages: Made = new Map();

/**
 * Publishes an image for social cards and feeds as PNG or JPEG, because their readers do not show SVG and newer
 * formats. Crops it to the size of a card unless it is too small.
 * @throws Error with the names of file and image when the image does not exist
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
  // JPEG would blur the edges of drawings.
  const extension = isDrawing(source) ? 'png' : 'jpg';
  const target = `/content-assets/${nameOf(source, drawing)}-card.${extension}`;
  await mkdir('public/content-assets', { recursive: true });
  const exists = await access(`public${target}`).then(
    () => true,
    () => false,
  );
  if (!exists) {
    // Write, then rename: another worker never publishes a partial file.
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
  // Size after applying the EXIF orientation, as browsers and the encoding below do.
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
    // Write, then rename: another worker never copies a partial file.
    const temporary = `${kept}.${randomUUID()}`;
    await sharp(content).rotate().resize({ width, withoutEnlargement: true }).toFormat(format, formats[format]).toFile(temporary);
    await rename(temporary, kept);
  }
  return { path: await place(kept, name), width };
}

/**
 * Copies a file into the public folder and returns its site path. Existing files stay, because names contain a content
 * hash. Temporary copies are in another folder: the build renders Markdown twins while Next.js reads the public folder.
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

/** Returns a file name with a content hash. Without spaces and commas, which would end a URL in `srcset`. */
function nameOf(source: string, content: Uint8Array): string {
  const name = path.parse(source).name.replace(/[^\p{L}\p{N}._-]+/gu, '-');
  return `${name}-${createHash('sha256').update(content).digest('hex').slice(0, 10)}`;
}
