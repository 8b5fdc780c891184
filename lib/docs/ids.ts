import path from 'node:path/posix';
import type { DocFile } from '../content/types';
import type { Version } from '../site/schema';
import { stripNumberPrefix, stripNumberPrefixes } from './number-prefix';

type File = Pick<DocFile, 'source' | 'frontMatter'>;

/** Derives folder, bare name, and position from the path of a file: `01-a/02-b.mdx` → `{ dir: 'a', name: 'b', position: 2 }`. */
function placeOf({ source, frontMatter }: File): { dir: string; name: string; position?: number } {
  const dir = path.dirname(source);
  const name = path.basename(source, path.extname(source));
  if (frontMatter.parse_number_prefixes === false) return { dir, name };
  return { dir: stripNumberPrefixes(dir), ...stripNumberPrefix(name) };
}

/** Whether a file is the index page of its folder: `index`, `README`, or the name of the folder including its number prefix. */
export function isCategoryIndex(source: string): boolean {
  const { dir, name } = path.parse(source);
  return ['index', 'readme', path.basename(dir).toLowerCase()].includes(name.toLowerCase());
}

/** Returns the last part of a doc's id. */
export function localId(file: File): string {
  return file.frontMatter.id ?? placeOf(file).name;
}

/** Returns the id of a doc. */
export function docId(file: File): string {
  return path.join(placeOf(file).dir, localId(file));
}

/** Returns the position of a doc in its folder of the sidebar. */
export function docPosition(file: File): number | undefined {
  return file.frontMatter.sidebar_position ?? placeOf(file).position;
}

/** Returns the site path of a version's docs. */
export function versionPath(routeBase: string, version: Version): string {
  return version.path ? `${routeBase}/${version.path}` : routeBase;
}

/**
 * Returns the site path of a doc. A slug with a leading slash is relative to the root of the version, any other to the
 * doc's folder. Without a slug, the path is that of the file, or of the folder for its index page.
 */
export function docPath(file: File, versionRoot: string): string {
  const relative = file.frontMatter.slug ?? (isCategoryIndex(file.source) ? '' : localId(file));
  const below = relative.startsWith('/') ? relative : path.join('/', placeOf(file).dir, relative);
  return path.join(versionRoot, below).replace(/(.)\/$/, '$1');
}
