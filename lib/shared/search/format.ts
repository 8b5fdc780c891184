import type { Locale } from '../i18n/locales';
import type { SearchSection } from './types';

/**
 * The files of an index, all of them gzipped JSON, so that they are small on any host. `<name>.bin` is what a first query
 * needs; the others are its parts, which are loaded one by one and get another name when their content changes:
 * `p` is the text of a page, `t` terms with their sections, `v` words of one length for mending typing errors.
 */
export type Core = {
  /** Changes with any file of the index. */
  state: string;
  /** Folder of the parts, below that of the indexes. */
  folder: string;
  /**
   * What the parts are named by, `markLength` letters each: texts of pages, then terms, then words. Empty where the name
   * of the folder changes with the parts.
   */
  marks: string;
  locale: Locale;
  pages: CorePage[];
  /** First term of each `t` part. */
  shards: string[];
  /** Lengths of the words in each `v` part. */
  lengths: number[];
  /** Pages of the default language that stand in for missing translations, by position in its index. */
  fallbacks: number[];
};

/** A page: address without base path, title, trail, section, version, number of sections. */
export type CorePage = [url: string, title: string, trail: readonly string[], section: SearchSection, version: string, sections: number];

/** A term: folded form, its stem when that differs, and pairs of section (as the distance to the one before) and weight. */
export type TermEntry = [term: string, stem: string | 0, postings: number[]];

/** Text of a page: each section's anchor, heading, level-by-level path, text and code. */
export type PageText = [anchor: string, heading: string, path: string[], text: string, code: string][];

/** Words of one length, most frequent first. */
export type WordList = string[];

/** Weights are whole numbers up to this. */
export const highestWeight = 99;
/** Longest words that have a `v` part of their own; longer ones share it. */
export const longestWordList = 20;
/** Letters of the mark in the name of a part. */
export const markLength = 10;

/** Name of a part below the folder of the indexes, without extension, by its place among those of its kind. */
export function partName({ folder, marks, pages, shards }: Core, kind: 'p' | 't' | 'v', index: number): string {
  const before = { p: 0, t: pages.length, v: pages.length + shards.length }[kind];
  const start = (before + index) * markLength;
  return `${folder}/${kind}${marks.slice(start, start + markLength) || index}`;
}

/** Unpacks a file of the index. */
export async function unpack<T>(data: Response): Promise<T> {
  if (!data.body) throw new Error('The search index is empty.');
  return new Response(data.body.pipeThrough(new DecompressionStream('gzip'))).json() as Promise<T>;
}
