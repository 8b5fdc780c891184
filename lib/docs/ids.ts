import path from 'node:path/posix';
import type { DocFile } from '../content/types';
import type { Version } from '../site/schema';
import { stripNumberPrefix, stripNumberPrefixes } from './number-prefix';

type File = Pick<DocFile, 'source' | 'frontMatter'>;

/** Folder, bare name and position that the path of a file gives: `01-a/02-b.mdx` → `{ dir: 'a', name: 'b', position: 2 }`. */
function placeOf({ source, frontMatter }: File): { dir: string; name: string; position?: number } {
  const dir = path.dirname(source);
  const name = path.basename(source, path.extname(source));
  if (frontMatter.parse_number_prefixes === false) return { dir, name };
  return { dir: stripNumberPrefixes(dir), ...stripNumberPrefix(name) };
}

/** Whether a file is the page of its folder: `index`, `README`, or named like the folder, number prefix included. */
export function isCategoryIndex(source: string): boolean {
  const { dir, name } = path.parse(source);
  return ['index', 'readme', path.basename(dir).toLowerCase()].includes(name.toLowerCase());
}

/** Name of a doc within its folder: the last part of its id. */
export function localId(file: File): string {
  return file.frontMatter.id ?? placeOf(file).name;
}

/** Id of a doc. */
export function docId(file: File): string {
  return path.join(placeOf(file).dir, localId(file));
}

/** Place of a doc among its neighbours in the sidebar. */
export function docPosition(file: File): number | undefined {
  return file.frontMatter.sidebar_position ?? placeOf(file).position;
}

/** Site path of a version's docs. */
export function versionPath(routeBase: string, version: Version): string {
  return version.path ? `${routeBase}/${version.path}` : routeBase;
}

/**
 * Site path of a doc. A slug from `/` counts from the version's root, any other from the doc's folder;
 * without one it is the path of the file, or of the folder for the folder's own page.
 */
export function docPath(file: File, versionRoot: string): string {
  const relative = file.frontMatter.slug ?? (isCategoryIndex(file.source) ? '' : localId(file));
  const below = relative.startsWith('/') ? relative : path.join('/', placeOf(file).dir, relative);
  return path.join(versionRoot, below).replace(/(.)\/$/, '$1');
}
