import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Runtime } from '../next/defer-runtime';

/** Total bytes of one or more files. Each file is compressed separately, as a host sends it. */
export type Size = { raw: number; gzip: number; brotli: number };

/** Bytes that a page loads before the first user action (html, css, scripts, fonts) and after it (runtime, payload). */
export type PageWeight = {
  html: Size;
  css: Size;
  /** Scripts in the HTML. */
  inline: Size;
  /** Scripts that the page loads immediately. */
  scripts: Size;
  /** Fonts that the text needs. They are compressed already. */
  fonts: number;
  preloadedFonts: number;
  /** Scripts of the client runtime. */
  runtime: Size;
  payload: Size;
  /** URLs on other hosts that the page loads without user action. */
  foreign: string[];
};

const nothing: Size = { raw: 0, gzip: 0, brotli: 0 };

/** Measures pages of one export. Files that several pages load are compressed once. */
export class PageScale {
  readonly #sizes = new Map<string, Promise<Size>>();

  constructor(
    readonly exportDir: string,
    readonly basePath: string,
  ) {}

  /**
   * @param file path of an HTML file in the export
   * @throws Error when the page refers to a file that the export does not have
   */
  async weigh(file: string): Promise<PageWeight> {
    const html = await readFile(path.join(this.exportDir, file), 'utf8');
    const styles = addresses(html, /<link rel="stylesheet" href="([^"]+)"/g);
    const scripts = addresses(html, /<script\b(?![^>]*nomodule)[^>]*?\ssrc="([^"]+)"/gi);
    const json = /<script type="application\/json" id="runtime">([\s\S]*?)<\/script>/.exec(html)?.[1];
    const [payload, , ...runtime]: Runtime | [] = json ? JSON.parse(json) : [];
    const own = (list: string[]) => list.filter((address) => !isForeign(address));
    const fonts = await this.#fonts(own(styles), html);
    const fontSizes = await Promise.all(fonts.map(async (font) => (await readFile(font)).length));
    const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code).join('');
    return {
      html: await compress(Buffer.from(html)),
      inline: await compress(Buffer.from(inline)),
      css: await this.#sum(own(styles)),
      scripts: await this.#sum(own(scripts)),
      fonts: fontSizes.reduce((total, size) => total + size, 0),
      preloadedFonts: addresses(html, /<link rel="preload" href="([^"]+)" as="font"/g).length,
      runtime: await this.#sum(runtime),
      payload: payload ? await this.#sum([payload]) : nothing,
      foreign: [...styles, ...scripts, ...addresses(html, /<(?:img|iframe|video|source)\b[^>]*?\ssrc="([^"]+)"/g)].filter(isForeign),
    };
  }

  #path(address: string): string {
    return path.join(this.exportDir, decodeURIComponent(address.slice(this.basePath.length)));
  }

  async #sum(list: string[]): Promise<Size> {
    const sizes = await Promise.all(
      list.map((address) => {
        let size = this.#sizes.get(address);
        if (!size) {
          size = readFile(this.#path(address)).then(compress);
          this.#sizes.set(address, size);
        }
        return size;
      }),
    );
    return sizes.reduce((a, b) => ({ raw: a.raw + b.raw, gzip: a.gzip + b.gzip, brotli: a.brotli + b.brotli }), nothing);
  }

  /** Returns the fonts whose `unicode-range` includes a character of the page. Fonts without a range always count. */
  async #fonts(styles: string[], html: string): Promise<string[]> {
    const text = new Set(html.replace(/<script\b[\s\S]*?<\/script>|<[^>]*>/g, ''));
    const points = [...text].map((character) => character.codePointAt(0) ?? 0);
    const found = new Set<string>();
    for (const style of styles) {
      const css = await readFile(this.#path(style), 'utf8');
      for (const [, face = ''] of css.matchAll(/@font-face\s*\{([^}]*)\}/g)) {
        const url = /url\(["']?([^"')]+)["']?\)/.exec(face)?.[1];
        const range = /unicode-range:([^;}]+)/i.exec(face)?.[1];
        if (!url || (range && !points.some((point) => inRange(point, range)))) continue;
        found.add(url.startsWith('/') ? this.#path(url) : path.join(path.dirname(this.#path(style)), url));
      }
    }
    return [...found];
  }
}

function addresses(html: string, pattern: RegExp): string[] {
  return [...new Set([...html.matchAll(pattern)].map(([, address = '']) => address.replaceAll('&amp;', '&')))];
}

function isForeign(address: string): boolean {
  return /^(?:[a-z]+:)?\/\//i.test(address);
}

/** Whether a code point is in a `unicode-range`, as in `U+0100-0130,U+4??`. */
export function inRange(point: number, range: string): boolean {
  return range.split(',').some((part) => {
    const [first = '', last] = part.trim().replace(/^U\+/i, '').split('-');
    const from = Number.parseInt(first.replaceAll('?', '0'), 16);
    const to = Number.parseInt(last ?? first.replaceAll('?', 'F'), 16);
    return point >= from && point <= to;
  });
}

async function compress(content: Buffer): Promise<Size> {
  const [zipped, brotli] = await Promise.all([promisify(gzip)(content, { level: 9 }), promisify(brotliCompress)(content)]);
  return { raw: content.length, gzip: zipped.length, brotli: brotli.length };
}
