import path from 'node:path';
import { decodeUrl } from '../shared/text/decode-url';

/**
 * Returns the path of an image file from the project root, and its path on the site if it is in `public`.
 * @param file content file that contains the image
 * @param src URL in the source, see `publishImage`
 */
export function imageSource(file: string, src: string): { source: string; publicPath?: string } {
  const decoded = decodeUrl(src.replace(/[?#].*$/, ''));
  const publicPath = decoded.startsWith('@site/static/') ? decoded.slice('@site/static'.length) : decoded;
  if (publicPath.startsWith('/')) return { source: path.join('public', publicPath), publicPath };
  return { source: path.join(path.dirname(file), decoded) };
}
