import type { Locale } from '../i18n/locales';
import type { SearchSection } from './types';

/**
 * The files of an index are gzipped JSON, so that they are small on any host. The first query needs only `<name>.bin`.
 * Parts are loaded on demand and have a content hash in their name: `p` is the text of a page, `t` has terms with their
 * sections, and `v` has words of one length for fixing typing errors.
 */
export type Core = {
  /** Hash of all files of the index. */
  state: string;
  /** Folder of the parts, relative to the folder of the indexes. */
  folder: string;
  /**
   * Hashes in the names of the parts, `markLength` letters each: texts of pages, then terms, then words. Empty if the
   * name of the folder contains the hash.
   */
  marks: string;
  locale: Locale;
  pages: CorePage[];
  /** First term of each `t` part. */
  shards: string[];
  /** Lengths of the words in each `v` part. */
  lengths: number[];
  /** Untranslated pages, as positions in the index of the default language. */
  fallbacks: number[];
};

/** A page: URL without base path, title, trail, section, version, number of sections. */
export type CorePage = [url: string, title: string, trail: readonly string[], section: SearchSection, version: string, sections: number];

/** A term: folded form, stem if it differs, and pairs of section (as the distance to the previous one) and weight. */
export type TermEntry = [term: string, stem: string | 0, postings: number[]];

/** Text of a page: anchor, heading, path of headings, text, and code of each section. */
export type PageText = [anchor: string, heading: string, path: string[], text: string, code: string][];

/** Words of one length, most frequent first. */
export type WordList = string[];

/** Maximum weight. Weights are integers. */
export const highestWeight = 99;
/** Words of this length or longer share one `v` part. */
export const longestWordList = 20;
/** Number of letters of the hash in the name of a part. */
export const markLength = 10;

/** Returns the name of a part, relative to the folder of the indexes and without extension, by its kind and position. */
export function partName({ folder, marks, pages, shards }: Core, kind: 'p' | 't' | 'v', index: number): string {
  const before = { p: 0, t: pages.length, v: pages.length + shards.length }[kind];
  const start = (before + index) * markLength;
  return `${folder}/${kind}${marks.slice(start, start + markLength) || index}`;
}

/** Decompresses a file of the index. */
export async function unpack<T>(data: Response): Promise<T> {
  if (!data.body) throw new Error('The search index is empty.');
  return new Response(data.body.pipeThrough(new DecompressionStream('gzip'))).json() as Promise<T>;
}
