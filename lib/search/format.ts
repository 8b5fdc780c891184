import type { Locale } from '../i18n/locales';
import type { SearchSection } from './types';

/**
 * The files of an index, all of them gzipped JSON, so that they are small on any host. `<name>.bin` is what a first query
 * needs; the others lie in a folder named by their content and are loaded one by one:
 * `t<n>` terms with their sections, `p<n>` the text of a page, `v<n>` words of n letters for mending typing errors.
 */
export type Core = {
  /** Folder of the other files, beside this one. */
  folder: string;
  locale: Locale;
  pages: CorePage[];
  /** First term of each `t` file. */
  shards: string[];
  /** Lengths for which there is a `v` file. */
  lengths: number[];
  /** Pages of the default language that stand in for missing translations, by position in its index. */
  fallbacks: number[];
};

/** A page: address without base path, title, trail, section, version, number of sections. */
export type CorePage = [url: string, title: string, trail: string[], section: SearchSection, version: string, sections: number];

/** A term: folded form, its stem when that differs, and pairs of section (as the distance to the one before) and weight. */
export type TermEntry = [term: string, stem: string | 0, postings: number[]];

/** Text of a page: each section's anchor, heading, level-by-level path, text and code. */
export type PageText = [anchor: string, heading: string, path: string[], text: string, code: string][];

/** Words of one length, most frequent first. */
export type WordList = string[];

/** Weights are whole numbers up to this. */
export const highestWeight = 99;
/** Longest words that have a `v` file of their own; longer ones share it. */
export const longestWordList = 20;

/** Unpacks a file of the index. */
export async function unpack<T>(data: Response): Promise<T> {
  if (!data.body) throw new Error('The search index is empty.');
  return new Response(data.body.pipeThrough(new DecompressionStream('gzip'))).json() as Promise<T>;
}
