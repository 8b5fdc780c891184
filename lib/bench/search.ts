import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type AnswerResult, type GoldenResult, isEnglish, measureAnswers, measureGolden, readGolden } from '../search/golden';
import { defaultLocale, type Locale, locales } from '../shared/i18n/locales';
import { localizePath } from '../shared/i18n/paths';
import type { Core } from '../shared/search/format';
import { indexFolder, javaIndex } from '../shared/search/locations';
import { createProvider } from '../shared/search/provider';
import type { SearchSetup } from '../shared/search/setup';
import { quantile } from './measure-process';
import { served } from './served';

/** Relevance and speed for the golden set of a language. Bytes are those of a first query. */
export type SearchMeasure = GoldenResult & {
  firstQueryBytes: number;
  mostBytes: number;
  medianMs: number;
  p95Ms: number;
  /** Only for English. */
  answers?: AnswerResult;
};

/** Measures the search of an export in each language, over HTTP and with the code that runs in the browser. */
export async function measureSearch(exportDir: string): Promise<Map<Locale, SearchMeasure>> {
  const plainFetch = globalThis.fetch;
  let bytes = 0;
  globalThis.fetch = async (...parameters) => {
    const response = await plainFetch(...parameters);
    bytes += Number(response.headers.get('content-length') ?? 0);
    return response;
  };
  try {
    return await served(exportDir, async (origin) => {
      const found = new Map<Locale, SearchMeasure>();
      for (const locale of locales) {
        const setup = { locale } as SearchSetup;
        const open = () => createProvider(setup, { basePath: origin, origin, version: () => '' });
        const queries = await readGolden('tests/search', locale);
        const pages = await indexedPages(exportDir, locale);
        const english = await indexedPages(exportDir, defaultLocale);
        const provider = open();
        const result = await measureGolden(
          queries,
          locale,
          provider,
          (page, query) =>
            pages.has(page.startsWith('java:') ? page : localizePath(page, locale)) || (isEnglish(query) && english.has(page)),
        );
        const firstBytes: number[] = [];
        for (const { query } of queries) {
          bytes = 0;
          await open().search({ query, limit: 8 });
          firstBytes.push(bytes);
        }
        const times: number[] = [];
        for (const { query } of queries) {
          const start = performance.now();
          await provider.search({ query, limit: 8 });
          times.push(performance.now() - start);
        }
        found.set(locale, {
          ...result,
          misses: result.misses.map((miss) => ({ ...miss, found: miss.found.map((url) => url.replace(origin, '')) })),
          firstQueryBytes: quantile(firstBytes, 0.5),
          mostBytes: Math.max(...firstBytes),
          medianMs: quantile(times, 0.5),
          p95Ms: quantile(times, 0.95),
          answers: locale === defaultLocale ? await measureAnswers('tests/search', provider) : undefined,
        });
      }
      return found;
    });
  } finally {
    globalThis.fetch = plainFetch;
  }
}

/** Returns the rows of the table about search. */
export function searchTable(measures: Map<Locale, SearchMeasure>): Record<string, object> {
  return Object.fromEntries(
    [...measures].map(([locale, { measured, skipped, recall, reciprocalRank, firstQueryBytes, mostBytes, medianMs, p95Ms }]) => [
      locale,
      {
        queries: measured,
        skipped,
        'recall@5': measured > 0 ? Number(recall.toFixed(3)) : '-',
        MRR: measured > 0 ? Number(reciprocalRank.toFixed(3)) : '-',
        'first query, median bytes': firstQueryBytes,
        'most bytes': mostBytes,
        'median ms': Number(medianMs.toFixed(1)),
        'p95 ms': Number(p95Ms.toFixed(1)),
      },
    ]),
  );
}

/** Returns the URLs of the pages in the index of a language, and `java:` names of types. */
async function indexedPages(exportDir: string, locale: Locale): Promise<Set<string>> {
  const read = async (name: string): Promise<Core> =>
    JSON.parse(gunzipSync(await readFile(path.join(exportDir, indexFolder, `${name}.bin`))).toString());
  const java = (await read(javaIndex)).pages.map(([, title, [location = '']]) => `java:${location}.${title}`);
  return new Set([...(await read(locale)).pages.map(([url]) => url), ...java]);
}
