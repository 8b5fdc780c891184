import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locale } from '../shared/i18n/locales';
import { localizePath } from '../shared/i18n/paths';
import type { SearchProvider } from '../shared/search/types';

/** A query and the pages that must be among its first results. */
export type GoldenQuery = {
  /**
   * Reason for the query: title, concept, symbol, typo …; `english` for words that are not translated (see {@link
   * isEnglish}).
   */
  kind: string;
  query: string;
  /** Site paths, or `java:` and the full name of a type. */
  expected: string[];
};

/** Whether the expected page may be in English. Users type names of components, code, and products untranslated. */
export function isEnglish({ kind }: GoldenQuery): boolean {
  return kind === 'english';
}

/** Only this many results count. */
export const goldenDepth = 5;

/** Quality of the results for a set of queries. */
export type GoldenResult = {
  measured: number;
  /** Number of queries whose pages do not exist yet. */
  skipped: number;
  /** Average share of the expected pages among the first results. */
  recall: number;
  /** Mean of 1 / position of the first expected page. */
  reciprocalRank: number;
  misses: { query: string; missing: string[]; found: string[] }[];
};

/**
 * Reads a golden set. Each line has kind, query, and expected pages, separated by tabs.
 * @throws Error with the line number of an invalid line
 */
export async function readGolden(folder: string, locale: Locale): Promise<GoldenQuery[]> {
  const file = path.join(folder, `golden.${locale}.tsv`);
  const lines = (await readFile(file, 'utf8')).split('\n');
  return lines.flatMap((line, index) => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    const [kind, query, pages, ...rest] = line.split('\t');
    if (!kind || !query || !pages || rest.length > 0)
      throw new Error(`${file}:${index + 1}: expected kind, query and pages with tabs between them`);
    return [{ kind, query, expected: pages.split(' ') }];
  });
}

/**
 * Runs all queries whose pages exist.
 * @param exists whether a page exists in the language of the set or, for English words, in English
 */
export async function measureGolden(
  queries: GoldenQuery[],
  locale: Locale,
  provider: SearchProvider,
  exists: (page: string, query: GoldenQuery) => boolean,
): Promise<GoldenResult> {
  const measured = queries.filter((query) => query.expected.every((page) => exists(page, query)));
  const misses: GoldenResult['misses'] = [];
  let recall = 0;
  let reciprocalRank = 0;
  for (const { query, expected } of measured) {
    const { groups } = await provider.search({ query, limit: goldenDepth });
    const found = groups.map(({ url }) => url);
    const positions = expected.map((page) => found.findIndex((url) => isPage(url, page, locale)));
    const missing = expected.filter((_, index) => (positions[index] ?? -1) < 0);
    if (missing.length > 0) misses.push({ query, missing, found });
    recall += 1 - missing.length / expected.length;
    const first = Math.min(...positions.filter((position) => position >= 0));
    if (Number.isFinite(first)) reciprocalRank += 1 / (first + 1);
  }
  const count = Math.max(1, measured.length);
  return {
    measured: measured.length,
    skipped: queries.length - measured.length,
    recall: recall / count,
    reciprocalRank: reciprocalRank / count,
    misses,
  };
}

/** How good the answers to a set of questions are. */
export type AnswerResult = {
  asked: number;
  answered: number;
  /** Share of right answers among those given. */
  precision: number;
  wrong: { question: string; answer: string }[];
};

/**
 * Asks the questions in `answers.en.tsv`: question, and the sections that answer it, separated by a tab.
 * @throws Error with the line number of an invalid line
 */
export async function measureAnswers(folder: string, provider: SearchProvider): Promise<AnswerResult> {
  const file = path.join(folder, 'answers.en.tsv');
  const lines = (await readFile(file, 'utf8')).split('\n');
  const result: AnswerResult = { asked: 0, answered: 0, precision: 1, wrong: [] };
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [question, sections, ...rest] = line.split('\t');
    if (!question || !sections || rest.length > 0)
      throw new Error(`${file}:${index + 1}: expected question and sections with a tab between them`);
    result.asked += 1;
    const { answer } = await provider.search({ query: question, limit: goldenDepth });
    if (!answer) continue;
    result.answered += 1;
    const { pathname, hash } = new URL(answer.url, 'http://localhost');
    if (!sections.split(' ').includes(pathname + hash)) result.wrong.push({ question, answer: pathname + hash });
  }
  result.precision = 1 - result.wrong.length / Math.max(1, result.answered);
  return result;
}

function isPage(url: string, page: string, locale: Locale): boolean {
  if (page.startsWith('java:')) return url.endsWith(`/${page.slice(5).replaceAll('.', '/')}.html`);
  return new URL(url, 'http://localhost').pathname === localizePath(page, locale);
}
