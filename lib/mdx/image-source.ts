import path from 'node:path';
import { decodeUrl } from '../shared/text/decode-url';

/**
 * File of an image, from the project's root, and its path on the site when it is in `public`.
 * @param file content file that names the image
 * @param src as written there, see `publishImage`
 */
export function imageSource(file: string, src: string): { source: string; publicPath?: string } {
  const decoded = decodeUrl(src.replace(/[?#].*$/, ''));
  const publicPath = decoded.startsWith('@site/static/') ? decoded.slice('@site/static'.length) : decoded;
  if (publicPath.startsWith('/')) return { source: path.join('public', publicPath), publicPath };
  return { source: path.join(path.dirname(file), decoded) };
}
