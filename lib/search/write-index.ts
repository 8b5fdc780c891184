import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { translatorFor } from '../i18n/translator';
import { pageFacts } from '../pages/facts';
import type { Route } from '../routes/table';
import { defaultLocale, locales } from '../shared/i18n/locales';
import type { Core } from '../shared/search/format';
import { indexFolder, javaIndex } from '../shared/search/locations';
import { loadStemmer } from '../shared/search/stem';
import { buildIndex, type IndexedPage } from './build-index';
import { type ExtractedPage, extractPage } from './extract';
import { javaPages, readJavaSymbols } from './java-symbols';

type Options = {
  contentRoot: string;
  routes: Route[];
  /** Returns title, description, and sections of a page. */
  read: (route: Route) => ExtractedPage | Promise<ExtractedPage>;
};

/**
 * Builds the search indexes: one for each language, and one for the Java API. Leaves out unlisted pages. Untranslated
 * pages are indexed once, in English; other languages list them in `fallbacks`.
 * @returns files by name, and the number of pages and Java types
 */
export async function makeSearchIndexes({
  contentRoot,
  routes,
  read,
}: Options): Promise<{ files: Map<string, Uint8Array>; count: number }> {
  const english = await translatorFor(defaultLocale);
  const searched = routes.filter((route) => pageFacts(route, english).isSearched);
  const positions = new Map(
    searched.filter(({ locale }) => locale === defaultLocale).map(({ path: sitePath }, index) => [sitePath, index]),
  );
  const files = new Map<string, Uint8Array>();
  let count = 0;
  const add = (pages: IndexedPage[], options: Parameters<typeof buildIndex>[1]) => {
    for (const [name, data] of buildIndex(pages, options)) files.set(name, data);
    count += pages.length;
  };
  for (const locale of locales) {
    const pages: IndexedPage[] = [];
    const fallbacks: number[] = [];
    const t = await translatorFor(locale);
    for (const route of searched) {
      if (route.locale !== locale) continue;
      const position = positions.get(route.path);
      if (route.textLocale === locale) {
        const page = await read(route);
        // Keywords of posts are their tags. They mean less than the search terms of a doc, so they count as chips.
        const { chips, keywords } = route.kind === 'doc' ? page : { chips: page.keywords, keywords: '' };
        const { trail, searchSection: section } = pageFacts(route, t);
        // The tags that hosted indexes use too.
        const version = 'set' in route ? `docs-default-${route.set.version.name}` : '';
        pages.push({ ...page, chips, keywords, url: route.url, trail, section, version });
      } else if (position !== undefined) fallbacks.push(position);
    }
    add(pages, { name: locale, locale, stem: await loadStemmer(locale), fallbacks });
  }
  add(javaPages(await readJavaSymbols(contentRoot)), { name: javaIndex, locale: defaultLocale, stem: (word) => word, isOneState: true });
  return { files, count };
}

type WriteOptions = Omit<Options, 'read'> & {
  exportDir: string;
  /** Whether to also write each language's index as a single file for the service worker. */
  isWhole?: boolean;
};

/**
 * Builds the search indexes from the exported pages and writes them into the export.
 * @returns number of indexed pages, including Java types
 */
export async function writeSearchIndexes({ exportDir, isWhole = false, ...options }: WriteOptions): Promise<number> {
  const folder = path.join(exportDir, indexFolder);
  const { files, count } = await makeSearchIndexes({
    ...options,
    read: async ({ url }) => extractPage(await readFile(path.join(exportDir, `${url}.html`), 'utf8')),
  });
  await rm(folder, { recursive: true, force: true });
  for (const name of new Set([...files.keys()].map((file) => path.dirname(file))))
    await mkdir(path.join(folder, name), { recursive: true });
  await Promise.all([...files].map(([name, data]) => writeFile(path.join(folder, name), data)));
  if (isWhole) await Promise.all(locales.map((locale) => writeWhole(folder, files, locale)));
  return count;
}

/**
 * Writes an index as one JSON file, `<name>-<state>.json`: file contents by name, without folder and extension. The
 * host compresses it, which saves more than compressing each file separately.
 */
async function writeWhole(folder: string, files: Map<string, Uint8Array>, name: string): Promise<void> {
  const unpacked = new Map([...files].map(([file, data]) => [file.replace(/\.bin$/, ''), data] as const));
  const read = (file: string) => gunzipSync(unpacked.get(file) ?? new Uint8Array()).toString();
  const core: Core = JSON.parse(read(name));
  const own = [...unpacked.keys()].filter((file) => file === name || file.startsWith(`${core.folder}/`));
  const fields = own.map((file) => `${JSON.stringify(path.basename(file))}:${read(file)}`);
  await writeFile(path.join(folder, `${name}-${core.state}.json`), `{${fields.join(',')}}`);
}
