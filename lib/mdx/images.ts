import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { imageSource } from './image-source';

/** An image as pages show it. */
export type PublishedImage = {
  /** Path on the site. */
  path: string;
  width?: number;
  height?: number;
  /** Smaller variants, best format first. Empty for drawings and animations. */
  sources: { type: string; variants: { path: string; width: number }[] }[];
};

/**
 * An image or another file of the content: what pages show, and the files that this needs in {@link assetFolder}.
 * Pages know the names before the files exist, because a name is a hash of the source.
 */
export type Asset = { image: PublishedImage; files: AssetFile[] };

type AssetFile = { name: string; write: (target: string) => Promise<unknown> };

/** Cache of finished files. The build copies those that pages show into the export, and `next dev` serves them from here. */
export const assetFolder = path.join('.cache', 'images');

/** Width of the text column in pixels, and twice as much for high-density screens. */
const widths = [744, 1488];

const formats = { avif: { quality: 55 }, webp: { quality: 78 } } as const;

const formatNames = Object.keys(formats) as (keyof typeof formats)[];

/** Maximum size of a source image. Larger ones have no visible benefit and slow down readers and builds. */
const limits = { pixels: 24_000_000, bytes: 6_000_000 };

type Known = Map<string, { stamp: string; asset: Promise<Asset> }>;

const images: Known = new Map();
const socialImages: Known = new Map();

/**
 * Returns an image of a content file in modern formats and the needed widths.
 * @param file content file, from the project root
 * @param src URL in the source: relative to the file, from `/` in `public`, or `@site/static/…`
 * @throws Error with the names of file and image when the image does not exist
 */
export async function imageAsset(file: string, src: string): Promise<Asset> {
  const { source: relative, publicPath } = imageSource(file, src);
  const source = path.resolve(relative);
  return findOnce(images, source, () => readImage(source, publicPath)).catch((error: Error) => {
    throw new Error(`${file}: the image "${src}" cannot be used: ${error.message}`);
  });
}

/** Returns what a page shows for an image, see {@link imageAsset}. */
export async function publishImage(file: string, src: string): Promise<PublishedImage> {
  return shown(await imageAsset(file, src));
}

/** In development, no build step writes the files, so write them before the browser requests them. */
async function shown(asset: Asset): Promise<PublishedImage> {
  if (process.env.NODE_ENV === 'development') await writeAsset(asset);
  return asset.image;
}

/**
 * Writes the files of an asset that {@link assetFolder} doesn't have yet.
 * @returns their names
 */
export async function writeAsset({ files }: Asset): Promise<string[]> {
  await mkdir(assetFolder, { recursive: true });
  await Promise.all(
    files.map(async ({ name, write }) => {
      const target = path.join(assetFolder, name);
      if (await stat(target).catch(() => undefined)) return;
      // Write, then rename: an interrupted build leaves no partial file in the cache.
      const temporary = `${target}.${randomUUID()}`;
      await write(temporary);
      await rename(temporary, target);
    }),
  );
  return files.map(({ name }) => name);
}

/**
 * The same, or undefined where there is no such image. The check has reported it, as severe as the configuration sets it,
 * so the page shows the text alternative.
 */
export async function findImage(file: string, src: string): Promise<PublishedImage | undefined> {
  return publishImage(file, src).catch(() => undefined);
}

/** Caches the result until the file changes, as it may in development. Does not cache failures. */
async function findOnce(known: Known, source: string, find: () => Promise<Asset>): Promise<Asset> {
  const stats = await stat(source).catch(() => undefined);
  const stamp = stats ? `${stats.mtimeMs}:${stats.size}` : '';
  const last = known.get(source);
  if (last?.stamp === stamp) return last.asset;
  const entry = { stamp, asset: find() };
  known.set(source, entry);
  entry.asset.catch(() => {
    if (known.get(source) === entry) known.delete(source);
  });
  return entry.asset;
}

/** Returns a file without conversion, such as a video. @throws Error when it does not exist */
export async function fileAsset(file: string, src: string): Promise<Asset> {
  const { source, publicPath } = imageSource(file, src);
  return publicPath ? unchanged(publicPath) : copy(source, nameOf(source, await readFile(source)));
}

/** Returns the site path of a file without conversion, or undefined where there is no such file, see {@link findImage}. */
export async function findFile(file: string, src: string): Promise<string | undefined> {
  return fileAsset(file, src)
    .then(shown)
    .then(({ path: sitePath }) => sitePath)
    .catch(() => undefined);
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

/**
 * Returns an image for social cards and feeds as PNG or JPEG, because their readers do not show SVG and newer formats.
 * Crops it to the size of a card unless it is too small.
 * @throws Error with the names of file and image when the image does not exist
 */
export async function socialAsset(file: string, src: string): Promise<Asset> {
  const { source } = imageSource(file, src);
  if (!isDrawing(source) && (await cardProblem(source))) return imageAsset(file, src);
  return findOnce(socialImages, source, () => readSocial(source)).catch((error: Error) => {
    throw new Error(`${file}: the image "${src}" cannot be used: ${error.message}`);
  });
}

/** Returns what cards and feeds show for an image, see {@link socialAsset}. */
export async function publishSocialImage(file: string, src: string): Promise<PublishedImage> {
  return shown(await socialAsset(file, src));
}

async function readSocial(source: string): Promise<Asset> {
  const [width, height] = [1200, 630];
  // JPEG would blur the edges of drawings.
  const extension = isDrawing(source) ? 'png' : 'jpg';
  const name = `${nameOf(source, await read(source))}-card.${extension}`;
  const write = async (target: string) => {
    const image = sharp(await read(source))
      .rotate()
      .resize(width, height, { fit: 'cover' });
    return (isDrawing(source) ? image.png({ palette: true }) : image.flatten({ background: '#fff' }).jpeg({ quality: 80 })).toFile(target);
  };
  return { image: { path: sitePathOf(name), width, height, sources: [] }, files: [{ name, write }] };
}

async function readImage(source: string, publicPath: string | undefined): Promise<Asset> {
  const content = await read(source);
  const { autoOrient, format, pages = 1 } = await sharp(content).metadata();
  // Size after applying the EXIF orientation, as browsers and the encoding below do.
  const { width, height } = autoOrient;
  const base = nameOf(source, content);
  const { image, files } = publicPath ? unchanged(publicPath) : copy(source, base);
  if (format === 'svg' || pages > 1) return { image: { ...image, width, height }, files };
  const wanted = [...new Set([...widths.filter((other) => other < width), Math.min(width, Math.max(...widths))])];
  const variants = formatNames.map((formatName) => wanted.map((target) => encoded(source, base, formatName, target)));
  return {
    image: {
      ...image,
      width,
      height,
      sources: formatNames.map((formatName, index) => ({
        type: `image/${formatName}`,
        variants: (variants[index] ?? []).map(({ name }, position) => ({ path: sitePathOf(name), width: wanted[position] ?? width })),
      })),
    },
    files: [...files, ...variants.flat()],
  };
}

function encoded(source: string, base: string, format: keyof typeof formats, width: number): AssetFile {
  const write = async (target: string) =>
    sharp(await read(source))
      .rotate()
      .resize({ width, withoutEnlargement: true })
      .toFormat(format, formats[format])
      .toFile(target);
  return { name: `${base}-${width}.${format}`, write };
}

/** A file of `public`, which Next.js serves as it is. */
const unchanged = (publicPath: string): Asset => ({ image: { path: publicPath, sources: [] }, files: [] });

function copy(source: string, base: string): Asset {
  const name = base + path.extname(source);
  return { image: { path: sitePathOf(name), sources: [] }, files: [{ name, write: (target) => copyFile(source, target) }] };
}

/** `lib/export/host-rules.ts` tells hosts that files of this folder never change. */
const sitePathOf = (name: string) => `/content-assets/${name}`;

/** Returns a file name with a content hash. Without spaces and commas, which would end a URL in `srcset`. */
function nameOf(source: string, content: Uint8Array): string {
  const name = path.parse(source).name.replace(/[^\p{L}\p{N}._-]+/gu, '-');
  return `${name}-${createHash('sha256').update(content).digest('hex').slice(0, 10)}`;
}
