import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Site } from '../site/schema';

/** Icons that are rendered from the SVG: name → size in pixels. */
const icons = { 'icon-192.png': 192, 'icon-512.png': 512, 'apple-touch-icon.png': 180 } as const;

/**
 * Returns the web app manifest of the site.
 * @see https://www.w3.org/TR/appmanifest/
 */
export function manifest({ name, basePath }: Pick<Site, 'name' | 'basePath'>): string {
  const home = basePath || '/';
  return `${JSON.stringify(
    {
      name,
      short_name: name,
      start_url: home,
      scope: home,
      display: 'browser',
      background_color: '#ffffff',
      theme_color: '#1a56db',
      icons: [
        { src: `${basePath}/icon-192.png`, sizes: '192x192', type: 'image/png' },
        { src: `${basePath}/icon-512.png`, sizes: '512x512', type: 'image/png' },
      ],
    },
    null,
    2,
  )}\n`;
}

/**
 * Returns an ICO file with one square image. Browsers request `/favicon.ico` for what is no HTML, such as a Markdown
 * twin or a feed.
 * @param size in pixels, below 256
 * @see https://en.wikipedia.org/wiki/ICO_(file_format)
 */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  // Type: icon. Number of images. Then the entry of the image: width, height, planes, bits per pixel, length, offset.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Writes the manifest, the icons it names, and `favicon.ico`. */
export async function writeManifest(exportDir: string, site: Pick<Site, 'name' | 'basePath'>): Promise<void> {
  await writeFile(path.join(exportDir, 'manifest.webmanifest'), manifest(site));
  const drawing = await readFile(path.resolve('app/icon.svg'));
  const drawn = (size: number) => sharp(drawing, { density: 72 * (size / 32) }).resize(size, size);
  await writeFile(path.join(exportDir, 'favicon.ico'), ico(await drawn(32).png().toBuffer(), 32));
  for (const [name, size] of Object.entries(icons)) {
    // Home screens round the corners of the icon themselves, so the background fills the square.
    const image = drawn(size);
    await (name.startsWith('apple') ? image.flatten({ background: '#1a56db' }) : image).png().toFile(path.join(exportDir, name));
  }
}
