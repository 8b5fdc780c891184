import { createHash } from 'node:crypto';
import { crc32, gzipSync } from 'node:zlib';
import type { Section } from '../plain/sections';
import { defaultLocale, type Locale } from '../shared/i18n/locales';
import { compoundParts, shortestPart } from '../shared/search/compounds';
import {
  type Core,
  type CorePage,
  highestWeight,
  longestWordList,
  markLength,
  type PageText,
  partName,
  type TermEntry,
  type WordList,
} from '../shared/search/format';
import { partsFolder } from '../shared/search/locations';
import {
  fewSections,
  fieldWeights,
  leastForSynonyms,
  partFactor,
  repetitionGain,
  synonymFactor,
  tooFrequent,
} from '../shared/search/ranking';
import { compoundLocales, type Stemmer } from '../shared/search/stem';
import { fold, han, type Token, tokenize } from '../shared/search/text';
import type { SearchSection } from '../shared/search/types';
import { type Synonyms, synonymsOf } from './synonyms';

/** Input of the index: one page. */
export type IndexedPage = {
  /** URL without base path. Absolute for other sites. */
  url: string;
  title: string;
  description: string;
  chips?: string;
  keywords?: string;
  /** English title and keywords of a translated page. Readers type English names in every language. */
  english?: string;
  trail: readonly string[];
  section: SearchSection;
  version: string;
  sections: Section[];
  /** Additional terms of a section with their weights. */
  terms?: (section: number) => Iterable<[term: string, weight: number]>;
};

type Options = {
  name: string;
  locale: Locale;
  stem: Stemmer;
  fallbacks?: number[];
  /**
   * Whether all parts change together. If so, their folder is named by a content hash. If not, each part is, so that an
   * edit changes few files; this adds five bytes per part to the first query.
   */
  isOneState?: boolean;
};

/**
 * Characters per file of terms, before compression. Between `least` and `most`, a file ends before a term whose
 * checksum is divisible by `oneOf`. A fixed size would let one added term shift the boundaries of all following files.
 */
const shardSize = { least: 7_000, most: 18_000, oneOf: 64 };

type Term = { stem: string | 0; postings: Map<number, number>; isWord: boolean; isPair?: boolean };

/**
 * Builds the index of one language.
 * @returns compressed files by name
 */
export function buildIndex(
  pages: IndexedPage[],
  { name, locale, stem, fallbacks = [], isOneState = false }: Options,
): Map<string, Uint8Array> {
  const terms = new Map<string, Term>();
  const stems = new Map<string, string>();
  const stemOf = (token: Token) => {
    let known = stems.get(token.raw);
    if (known === undefined) {
      known = token.isPair ? token.term : fold(stem(token.raw));
      stems.set(token.raw, known);
    }
    return known;
  };
  const synonyms = synonymsOf(locale, (word) => fold(stem(word)));
  const englishSynonyms = synonymsOf(defaultLocale, (word) => fold(stem(word)));
  const entryOf = (term: string, create: () => Omit<Term, 'postings'>) => {
    let entry = terms.get(term);
    if (!entry) {
      entry = { ...create(), postings: new Map() };
      terms.set(term, entry);
    }
    return entry;
  };

  const texts: PageText[] = [];
  const corePages: CorePage[] = [];
  let record = 0;
  for (const page of pages) {
    page.sections.forEach((section, position) => {
      const fields: [text: string, weight: number, synonyms?: Synonyms][] = [
        [position === 0 ? (page.english ?? '') : '', fieldWeights.english, englishSynonyms],
        [page.title, position === 0 ? fieldWeights.title : fieldWeights.titleOfPart],
        [section.heading, fieldWeights.heading],
        [section.path.join(' '), fieldWeights.path],
        [position === 0 ? page.description : '', fieldWeights.description],
        [position === 0 ? (page.chips ?? '') : '', fieldWeights.chips],
        [position === 0 ? (page.keywords ?? '') : '', fieldWeights.keywords],
        [section.text, fieldWeights.text],
        [section.code, fieldWeights.code],
      ];
      const found = new Map<string, { weight: number; token: Token; whole: boolean }>();
      for (const [text, weight, others = synonyms] of fields) {
        if (text === '') continue;
        for (const [term, { count, token, whole }] of countTerms(tokenize(text))) {
          const value = weight * (1 + Math.log2(count) * repetitionGain) * (whole ? 1 : partFactor);
          const known = found.get(term);
          if (known) {
            known.weight += value;
            known.whole ||= whole;
          } else found.set(term, { weight: value, token, whole });
          if (weight < leastForSynonyms) continue;
          for (const synonym of others.get(stemOf({ ...token, term, raw: whole ? token.raw : term })) ?? []) {
            const other = found.get(synonym);
            if (other) other.weight = Math.max(other.weight, value * synonymFactor);
            else
              found.set(synonym, {
                weight: value * synonymFactor,
                token: { term: synonym, raw: synonym, parts: [], isPair: han.test(synonym) },
                whole: true,
              });
          }
        }
      }
      for (const [term, { weight, token, whole }] of found) {
        const entry = entryOf(term, () => {
          const stemmed = stemOf(whole ? token : { ...token, term, raw: term });
          return { stem: stemmed === term ? 0 : stemmed, isWord: !token.isPair && !/[-_$\d]/.test(term), isPair: token.isPair };
        });
        entry.postings.set(record, weight);
      }
      for (const [term, weight] of page.terms?.(position) ?? []) {
        const { postings } = entryOf(term, () => ({ stem: 0, isWord: false }));
        postings.set(record, (postings.get(record) ?? 0) + weight);
      }
      record += 1;
    });
    corePages.push([page.url, page.title, page.trail, page.section, page.version, page.sections.length]);
    texts.push(
      page.sections.map(({ anchor, heading, path, text, code }, position) => [
        anchor,
        heading,
        path,
        position === 0 && page.description ? `${page.description}\n${text}` : text,
        code,
      ]),
    );
  }

  if (compoundLocales.has(locale)) splitCompounds(terms);

  const sorted = [...terms].sort(([a], [b]) => (a < b ? -1 : 1));
  const shards: TermEntry[][] = [[]];
  let size = 0;
  for (const [term, { stem: stemmed, postings, isPair }] of sorted) {
    if (!isPair && record > fewSections && postings.size > record * tooFrequent) {
      for (const [section, weight] of postings) if (weight < fieldWeights.heading) postings.delete(section);
      if (postings.size === 0) continue;
    }
    const entry: TermEntry = [term, stemmed, encodePostings(postings)];
    const length = term.length + entry[2].length * 3 + 10;
    const isEnd = size > shardSize.least && crc32(term) % shardSize.oneOf === 0;
    if (size > 0 && (isEnd || size + length > shardSize.most)) {
      shards.push([]);
      size = 0;
    }
    shards.at(-1)?.push(entry);
    size += length;
  }

  const lists = new Map<number, [string, number][]>();
  for (const [term, { isWord, postings }] of sorted) {
    if (!isWord || term.length < 4) continue;
    const length = Math.min(term.length, longestWordList);
    const list = lists.get(length);
    if (list) list.push([term, postings.size]);
    else lists.set(length, [[term, postings.size]]);
  }
  const lengths = [...lists.keys()].sort((a, b) => a - b);
  const words = lengths.map((length) => byFrequency(lists.get(length) ?? []));

  return pack({ p: texts, t: shards, v: words }, name, isOneState, {
    locale,
    pages: corePages,
    shards: shards.map((entries) => entries[0]?.[0] ?? ''),
    lengths,
    fallbacks,
  });
}

/** Sorts words by frequency, rounded to orders of magnitude, so that one more mention does not change the order. */
function byFrequency(words: [string, number][]): WordList {
  const magnitude = (frequency: number) => Math.floor(Math.log2(Math.max(1, frequency)));
  return words.sort(([, a], [, b]) => magnitude(b) - magnitude(a)).map(([word]) => word);
}

/** Names and compresses the files of an index. */
function pack(
  parts: Record<'p' | 't' | 'v', unknown[]>,
  name: string,
  isOneState: boolean,
  rest: Omit<Core, 'state' | 'folder' | 'marks'>,
): Map<string, Uint8Array> {
  const all = (['p', 't', 'v'] as const).flatMap((kind) =>
    parts[kind].map((value, index) => ({ kind, index, json: JSON.stringify(value) })),
  );
  const marks = all.map(({ json }) => markOf(json)).join('');
  const state = markOf(JSON.stringify([marks, rest]));
  const core: Core = isOneState
    ? { state, folder: `${partsFolder}/${name}-${markOf(marks)}`, marks: '', ...rest }
    : { state, folder: `${partsFolder}/${name}`, marks, ...rest };
  const files = new Map([[`${name}.bin`, gzipSync(JSON.stringify(core), { level: 9 })]]);
  for (const { kind, index, json } of all) files.set(`${partName(core, kind, index)}.bin`, gzipSync(json, { level: 7 }));
  return files;
}

/** Returns a hash of the uncompressed text. It does not depend on the compressor. */
function markOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, markLength);
}

function countTerms(tokens: Token[]): Map<string, { count: number; token: Token; whole: boolean }> {
  const counts = new Map<string, { count: number; token: Token; whole: boolean }>();
  const count = (term: string, token: Token, whole: boolean) => {
    const known = counts.get(term);
    if (known) {
      known.count += 1;
      known.whole ||= whole;
    } else counts.set(term, { count: 1, token, whole });
  };
  for (const token of tokens) {
    count(token.term, token, true);
    for (const part of token.parts) count(part, token, false);
    // People type `textfield` for both `TextField` and `text-field`.
    if (token.parts.length > 1 && /[-_]/.test(token.term)) count(token.parts.join(''), token, false);
  }
  return counts;
}

function encodePostings(postings: Map<number, number>): number[] {
  const encoded: number[] = [];
  let last = 0;
  for (const [record, weight] of [...postings].sort((a, b) => a[0] - b[0])) {
    encoded.push(record - last, Math.max(1, Math.min(highestWeight, Math.round(weight))));
    last = record;
  }
  return encoded;
}

/** Adds the parts of compounds if both parts are words of the text, so that `Feld` finds `Eingabefeld`. */
function splitCompounds(terms: Map<string, Term>): void {
  const words = new Map([...terms].filter(([term, { isWord }]) => isWord && term.length >= shortestPart));
  for (const [term, { postings }] of words) {
    const parts = compoundParts(term, (part) => words.has(part));
    for (const part of parts ?? []) {
      const target = words.get(part);
      if (!target) continue;
      for (const [record, weight] of postings) target.postings.set(record, Math.max(target.postings.get(record) ?? 0, weight * partFactor));
    }
  }
}
