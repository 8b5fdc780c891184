import { existsSync } from 'node:fs';
import path from 'node:path';
import { defaultLocale, locales } from '../shared/i18n/locales';
import { decodeUrl } from '../shared/text/decode-url';

/** The folder of a translated text, `content/de/docs/…`. */
const translated = new RegExp(`(^|/)(?:${locales.filter((locale) => locale !== defaultLocale).join('|')})(/(?:docs|blog|pages)/)`);

/**
 * Returns the path of an image file from the project root, and its path on the site if it is in `public`. A translation shows
 * the image of the English text if it has none of its own.
 * @param file content file that contains the image
 * @param src URL in the source, see `publishImage`
 */
export function imageSource(file: string, src: string): { source: string; publicPath?: string } {
  const decoded = decodeUrl(src.replace(/[?#].*$/, ''));
  const publicPath = decoded.startsWith('@site/static/') ? decoded.slice('@site/static'.length) : decoded;
  if (publicPath.startsWith('/')) return { source: path.join('public', publicPath), publicPath };
  const source = path.join(path.dirname(file), decoded);
  const english = source.replace(translated, `$1${defaultLocale}$2`);
  return { source: english !== source && !existsSync(source) && existsSync(english) ? english : source };
}

/** Returns the URL of the dark version of a drawing, whether or not it exists: `cover.dark.svg` for `cover.svg`. */
export function darkVersion(src: string): string {
  return src.replace(/(?=\.\w+$)/, '.dark');
}

/** Files that pages show as videos, by the path without query and hash. */
export const videoFile = /\.(?:mp4|webm|ogv|mov|vtt)$/i;
