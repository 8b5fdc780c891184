import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { toString as textOf } from 'hast-util-to-string';
import { type Translator, translatorFor } from '../i18n/translator';
import { loadFacts, type PageFacts } from '../pages/facts';
import { messagesOf, type SharedPage, withMessages } from '../plain/pages';
import { sectionsOf } from '../plain/sections';
import type { SiteModel } from '../routes/model';
import { hasTwin, type TwinRoute } from '../routes/table';
import { defaultLocale, type Locale, locales } from '../shared/i18n/locales';
import type { Core } from '../shared/search/format';
import { indexFolder, javaIndex, partsFolder } from '../shared/search/locations';
import { loadStemmer } from '../shared/search/stem';
import { buildIndex, type IndexedPage } from './build-index';
import { javaPages, readJavaSymbols } from './java-symbols';

type Options = {
  contentRoot: string;
  model: SiteModel;
  /** Returns what a page says. */
  plain: (route: TwinRoute) => Promise<SharedPage>;
  /** Indexes to build: languages, and `javaIndex`. Default: all. */
  names?: readonly string[];
};

/**
 * Builds the search indexes: one for each language, and one for the Java API. Leaves out unlisted pages. Untranslated
 * pages are indexed once, in English; other languages list them in `fallbacks`.
 * @returns files by name, and the number of pages and Java types
 */
export async function makeSearchIndexes({
  contentRoot,
  model,
  plain,
  names = [...locales, javaIndex],
}: Options): Promise<{ files: Map<string, Uint8Array>; count: number }> {
  const factsOf = await loadFacts(model);
  const searched = model.routes.filter((route) => factsOf(route).isSearched);
  const english = searched.filter(({ locale }) => locale === defaultLocale);
  const positions = new Map(english.map(({ path: sitePath }, index) => [sitePath, index]));
  const files = new Map<string, Uint8Array>();
  let count = 0;
  const add = (pages: IndexedPage[], options: Parameters<typeof buildIndex>[1]) => {
    for (const [name, data] of buildIndex(pages, options)) files.set(name, data);
    count += pages.length;
  };
  for (const locale of locales.filter((name) => names.includes(name))) {
    const t = await translatorFor(locale);
    const pages: IndexedPage[] = [];
    const fallbacks: number[] = [];
    for (const route of searched) {
      if (route.locale !== locale) continue;
      const position = positions.get(route.path);
      if (route.textLocale === locale) {
        const facts = factsOf(route);
        const own = await textsOf(facts, t, plain);
        // The tags that hosted indexes use too.
        const version = 'set' in route ? `docs-default-${route.set.version.name}` : '';
        const { trail, searchSection: section } = facts;
        const original = locale === defaultLocale || position === undefined ? undefined : english[position];
        pages.push({ ...own, english: original && termsOf(factsOf(original)), url: route.url, trail, section, version });
      } else if (position !== undefined) fallbacks.push(position);
    }
    add(pages, { name: locale, locale, stem: await loadStemmer(locale), fallbacks });
  }
  if (names.includes(javaIndex))
    add(javaPages(await readJavaSymbols(contentRoot)), { name: javaIndex, locale: defaultLocale, stem: (word) => word, isOneState: true });
  return { files, count };
}

/**
 * Returns the languages whose index is that of the last export. What an index contains besides texts (titles, search
 * terms, order of pages) is on all pages, so no page is kept when it changes.
 * @param kept URLs of the pages that the last export has unchanged
 */
export async function unchangedIndexes(model: SiteModel, kept: ReadonlySet<string>): Promise<Locale[]> {
  if (kept.size === 0) return [];
  const factsOf = await loadFacts(model);
  // An untranslated page is in the index of English alone.
  const isIndexed = (route: SiteModel['routes'][number]) =>
    hasTwin(route) && route.textLocale === route.locale && factsOf(route).isSearched;
  return locales.filter((locale) => model.routes.every((route) => route.locale !== locale || !isIndexed(route) || kept.has(route.url)));
}

/** Matches the paths of all files of an index in an export. */
export const indexFiles = (name: string) => new RegExp(`^${indexFolder}/(?:${name}(?:-\\w+)?\\.\\w+$|${partsFolder}/${name}/)`);

/** Returns the terms of an English page by which its translations are found, too: title and keywords. */
function termsOf({ title, heading = title, keywords = [] }: PageFacts): string {
  return [heading, ...keywords].join(' ');
}

/** Returns the texts of a page that search finds. Lists of posts are found by title and description alone. */
async function textsOf(
  { route, title, heading = title, description, keywords }: PageFacts,
  t: Translator,
  plain: Options['plain'],
): Promise<Pick<IndexedPage, 'title' | 'description' | 'chips' | 'keywords' | 'sections'>> {
  if (!hasTwin(route)) return { title, description, sections: sectionsOf([]) };
  const page = await plain(route);
  const messages = messagesOf(page, t);
  const say = (text: string) => withMessages(text, messages);
  const sections = sectionsOf(page.text).map(({ anchor, heading, path, text, code }) => ({
    anchor,
    heading: say(heading),
    path: path.map(say),
    text: say(text),
    code: say(code),
  }));
  if (route.kind === 'generated-index') return { title, description, sections };
  // Tags mean less than the search terms of a doc, so they count as chips.
  if (route.kind === 'post') return { title, description, chips: keywords?.join(' '), sections };
  const chips = say(textOf({ type: 'root', children: page.facts }));
  return { title: heading, description, chips, keywords: keywords?.join(' '), sections };
}

/** Search indexes before they are written: files by name, and the number of pages and Java types in them. */
export type SearchIndexes = Awaited<ReturnType<typeof makeSearchIndexes>>;

/**
 * Writes search indexes into the export.
 * @param isWhole whether to also write each language's index as a single file for the service worker
 */
export async function writeSearchIndexes(exportDir: string, { files }: SearchIndexes, isWhole = false): Promise<void> {
  const folder = path.join(exportDir, indexFolder);
  for (const name of new Set([...files.keys()].map((file) => path.dirname(file))))
    await mkdir(path.join(folder, name), { recursive: true });
  await Promise.all([...files].map(([name, data]) => writeFile(path.join(folder, name), data)));
  if (isWhole) await Promise.all(locales.filter((locale) => files.has(`${locale}.bin`)).map((locale) => writeWhole(folder, files, locale)));
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
