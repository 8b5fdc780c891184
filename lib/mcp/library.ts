import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { defaultLocale, isLocale, type Locale, locales } from '../shared/i18n/locales';
import { localizePath, splitLocale, twinPath } from '../shared/i18n/paths';
import { EmbeddedProvider } from '../shared/search/embedded';
import type { Core } from '../shared/search/format';
import { indexFolder } from '../shared/search/locations';
import { SearchIndex } from '../shared/search/search-index';
import type { MarkedText, SearchHit } from '../shared/search/types';
import { decodeUrl } from '../shared/text/decode-url';
import { type MarkdownSection, shorten, splitMarkdown, wholeSection } from './sections';

/** A page in `llms.txt`. */
export type LibraryPage = {
  title: string;
  description: string;
  /** Path in the export without extension: `/de/docs/components/button`. */
  path: string;
  text: string;
};

/** A search result: a section of a page, or a type or member of the Java API. */
export type Hit = {
  /** Title of the page. */
  title: string;
  /** Empty for the part of a page before its first heading. */
  heading: string;
  /** With anchor. */
  url: string;
  /** Markdown of the section, cut if it is long. For the Java API, its description. */
  text: string;
  /** Text around the words of the query, if it is not in `text`. */
  excerpt: string;
};

/** Where a class, method, or property is documented. */
export type SymbolEntry = {
  name: string;
  /** Pages of the Java API. */
  javadoc: string[];
  /** Sections and table rows that name it, with their page. */
  mentions: { path: string; heading: string; text: string }[];
};

/** Content of a language's `llms.txt`. */
type Index = { origin: string; basePath: string; pages: LibraryPage[] };

/** Longest text of a section in search results, in characters. */
const longestText = 2000;

/** The pages of an exported site, read from its `llms.txt` and Markdown twins. Each language is read at its first use. */
export class Library {
  readonly #indexes = new Map<Locale, Promise<Index>>();
  readonly #providers = new Map<Locale, EmbeddedProvider>();
  readonly #texts = new Map<Locale, Promise<SearchIndex>>();

  /** @param exportDir folder of the export */
  constructor(readonly exportDir: string) {}

  /** @throws Error when there is no export */
  async pages(locale: Locale): Promise<LibraryPage[]> {
    return (await this.#index(locale)).pages;
  }

  #index(locale: Locale): Promise<Index> {
    let index = this.#indexes.get(locale);
    if (!index) {
      index = this.#read(locale);
      // Retry later: the error asks the user to build the site.
      index.catch(() => this.#indexes.delete(locale));
      this.#indexes.set(locale, index);
    }
    return index;
  }

  async #read(locale: Locale): Promise<Index> {
    const index = await this.#text(localizePath('/llms.txt', locale));
    const { origin, basePath } = rootOf(index, locale);
    const entries = index.matchAll(/^- \[(.+?)\]\(https?:\/\/[^/\s]+(\S+)\.md\)(?:: (.*?))? \(\d+ kB(?:, \w+)?\)$/gm);
    const pages = await Promise.all(
      [...entries].map(async ([, title = '', address = '', description = '']) => {
        const sitePath = withoutBasePath(address, basePath);
        return { title, description, path: sitePath, text: await this.#text(twinPath(sitePath)) };
      }),
    );
    return { origin, basePath, pages };
  }

  async #text(sitePath: string): Promise<string> {
    return (await this.#file(sitePath)).toString();
  }

  async #file(sitePath: string): Promise<Buffer> {
    try {
      return await readFile(path.join(this.exportDir, sitePath));
    } catch {
      throw new Error(`There is no ${sitePath} in ${this.exportDir}/. Build the site first: npm run build`);
    }
  }

  /**
   * Returns the sections and Java types that readers find by the query, best first. Pages without Markdown are left out.
   * @param limit maximum number of sections
   */
  async search(query: string, locale: Locale, limit = 5): Promise<Hit[]> {
    const { origin, basePath, pages } = await this.#index(locale);
    const byPath = new Map(pages.map((page) => [page.path, page]));
    const { groups } = await this.#provider(locale).search({ query, limit });
    const known = groups.filter(({ url, section }) => byPath.has(url) || section === 'java-api');
    const found = byRank(
      known.map((group) => group.hits.map((hit) => ({ group, hit }))),
      query,
    ).slice(0, limit);
    return Promise.all(
      found.map(async ({ group: { url, title }, hit }): Promise<Hit> => {
        const heading = hit.isPage ? '' : plainText(hit.title);
        const excerpt = plainText(hit.excerpt);
        const page = byPath.get(url);
        if (!page) return { title, heading, url: hit.url, text: excerpt, excerpt: '' };
        const whole = wholeSection(await this.#sections(page, locale), anchorOf(hit.url)) ?? excerpt;
        const text = shorten(whole, longestText);
        return { title, heading, url: origin + basePath + hit.url, text, excerpt: text === whole ? '' : excerpt };
      }),
    );
  }

  /** Splits a page into its sections. The search index knows the ids of its headings. */
  async #sections({ path: sitePath, text }: LibraryPage, locale: Locale): Promise<MarkdownSection[]> {
    // An untranslated page is in the English index.
    for (const [language, url] of [
      [locale, sitePath],
      [defaultLocale, splitLocale(sitePath).path],
    ] as const) {
      const index = await this.#searchIndex(language);
      const position = index.core.pages.findIndex(([other]) => other === url);
      if (position < 0) continue;
      const [, ...headings] = await index.text(position);
      return splitMarkdown(
        text,
        headings.map(([anchor, heading]) => ({ anchor, heading })),
      );
    }
    return splitMarkdown(text, []);
  }

  #searchIndex(locale: Locale): Promise<SearchIndex> {
    let index = this.#texts.get(locale);
    if (!index) {
      // Only texts are read, so words need no stems.
      index = this.#load<Core>(locale).then((core) => new SearchIndex(core, this.#load, (word) => word));
      index.catch(() => this.#texts.delete(locale));
      this.#texts.set(locale, index);
    }
    return index;
  }

  readonly #load = async <T>(file: string): Promise<T> =>
    JSON.parse(gunzipSync(await this.#file(`/${indexFolder}/${file}.bin`)).toString());

  /** Returns the search that readers use, over the files of the export. */
  #provider(locale: Locale): EmbeddedProvider {
    const provider = this.#providers.get(locale) ?? new EmbeddedProvider({ locale, basePath: '', load: this.#load });
    this.#providers.set(locale, provider);
    return provider;
  }

  /**
   * Returns the Markdown of a page. With an anchor, only of that section and its subsections.
   * @param address path or URL, with or without language
   * @throws Error with similar paths when the page does not exist, and with the anchors of the page when the section does not
   */
  async readPage(address: string, locale: Locale): Promise<string> {
    const page = await this.#findPage(address, locale);
    const anchor = anchorOf(address);
    if (anchor === '') return page.text;
    const sections = await this.#sections(page, languageOf(page.path, defaultLocale));
    const text = wholeSection(sections, anchor);
    if (text !== undefined) return text;
    const anchors = sections.flatMap((section) => section.anchor || []);
    throw new Error(
      `The page ${page.path} has no section #${anchor}. ${anchors.length > 0 ? `It has: ${anchors.map((name) => `#${name}`).join(', ')}` : 'Read it whole.'}`,
    );
  }

  /** @throws Error with similar paths when the page does not exist */
  async #findPage(address: string, locale: Locale): Promise<LibraryPage> {
    const isUrl = URL.canParse(address);
    const pathname = isUrl ? new URL(address).pathname : address.replace(/[?#].*$/, '');
    const given = `/${pathname.replace(/^\/+|\/+$|\.(?:md|html)$/g, '')}`;
    const inside = withoutBasePath(given, (await this.#index(locale)).basePath);
    // URLs have the base path, search results do not. Accept both.
    for (const sitePath of isUrl ? [inside, given] : [given, inside]) {
      const wanted = localizePath(splitLocale(sitePath).path, languageOf(sitePath, locale));
      const page = (await this.pages(languageOf(sitePath, locale))).find((other) => other.path === wanted);
      if (page) return page;
    }
    const last = given.split('/').at(-1) ?? '';
    const near = (await this.pages(languageOf(inside, locale))).filter((other) => other.path.includes(last)).slice(0, 5);
    throw new Error(
      `There is no page ${given}.${near.length > 0 ? ` Similar: ${near.map((other) => other.path).join(', ')}` : ' Search for it first.'}`,
    );
  }

  /** Returns what the pages and the Java API index contain about a class, method, property, attribute, or configuration key. */
  async readSymbol(name: string, locale: Locale): Promise<SymbolEntry> {
    const wanted = name.trim().replace(/\(.*$/, '');
    const member = escapeRegExp(wanted.split(/[.#](?=\w+$)/).at(-1) ?? wanted);
    const inCode = new RegExp(`\`(?:[^\`]*[^\\w\`-])?(?:${escapeRegExp(wanted)}|${member})(?![\\w-])[^\`]*\``);
    const javadoc = new Set(await this.#javadoc(wanted, locale));
    const mentions: SymbolEntry['mentions'] = [];
    for (const { path: sitePath, text } of await this.pages(locale)) {
      for (const [url = ''] of text.matchAll(/https:\/\/javadoc\.io\/[^\s)]+/g))
        if (new RegExp(`[/#]${member}(?:\\.html|\\(|$)`).test(url)) javadoc.add(url);
      let heading = '';
      for (const block of text.replace(/^```[\s\S]*?^```$/gm, '').split(/\n(?=\n|\|)/)) {
        const line = block.trim();
        if (line.startsWith('#')) heading = line.replace(/^#+ /, '');
        if (mentions.length < 20 && inCode.test(line)) mentions.push({ path: sitePath, heading, text: line.slice(0, 600) });
      }
    }
    return { name: wanted, javadoc: [...javadoc].slice(0, 10), mentions };
  }

  /** Returns Java API pages with exactly this name. */
  async #javadoc(name: string, locale: Locale): Promise<string[]> {
    const { groups } = await this.#provider(locale).search({ query: name, section: 'java-api', limit: 10 });
    const [last = '', type] = name.split(/[.#]/).reverse();
    return groups.flatMap(({ title, url, hits }) => {
      if (title === last) return [url];
      const isOfOther = type !== undefined && type !== title;
      const members = hits.filter((hit) => plainText(hit.title) === last).map((hit) => hit.url);
      if (isOfOther) return [];
      return members.length > 0 || type === undefined ? members : [url];
    });
  }
}

/** Returns the requested language, or the default one. @throws Error with the names of all languages */
export function localeOf(value: string | undefined): Locale {
  if (value === undefined) return 'en';
  if (!isLocale(value)) throw new Error(`There is no language "${value}"; known are ${locales.join(', ')}.`);
  return value;
}

/** Derives origin and base path of the site from the first collection URL in an index. */
function rootOf(index: string, locale: Locale): { origin: string; basePath: string } {
  const [, origin = '', address = ''] = /(https?:\/\/[^/\s]+)(\/\S*?llms-full\.txt)/.exec(index) ?? [];
  return { origin, basePath: address.slice(0, -localizePath('/llms-full.txt', locale).length) };
}

/** Returns the decoded fragment of a path or URL, or an empty text. */
function anchorOf(address: string): string {
  return decodeUrl(/#(.+)$/.exec(address)?.[1] ?? '');
}

/**
 * Mixes the sections of several pages: a page's next section counts as much as the next page. A long query asks for one
 * thing. The beginning of a page has the words of the title and seldom the answer, so it comes after the next sections.
 */
function byRank<Section extends { hit: SearchHit }>(pages: Section[][], query: string): Section[] {
  const isQuestion = query.trim().split(/\s+/).length > 2;
  return pages
    .flatMap((sections, page) =>
      sections.map((section, place) => ({ section, rank: page + place + (isQuestion && section.hit.isPage ? 1.5 : 0) })),
    )
    .sort((a, b) => a.rank - b.rank)
    .map(({ section }) => section);
}

function withoutBasePath(pathname: string, basePath: string): string {
  return pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : pathname;
}

/** Returns the language of a path, or the requested one. */
function languageOf(sitePath: string, asked: Locale): Locale {
  const { locale, path: rest } = splitLocale(sitePath);
  return rest === sitePath ? asked : locale;
}

function plainText(marked: MarkedText): string {
  return marked.map(({ text }) => text).join('');
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
