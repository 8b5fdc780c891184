import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { isLocale, type Locale, locales } from '../shared/i18n/locales';
import { localizePath, splitLocale, twinPath } from '../shared/i18n/paths';
import { EmbeddedProvider } from '../shared/search/embedded';
import { indexFolder } from '../shared/search/locations';
import type { MarkedText } from '../shared/search/types';

/** A page in `llms.txt`. */
export type LibraryPage = {
  title: string;
  description: string;
  /** Path in the export without extension: `/de/docs/components/button`. */
  path: string;
  text: string;
};

/** A search result. */
export type Hit = {
  title: string;
  /** Empty for types of the Java API. */
  description: string;
  /** Path in the export, or the URL of a type of the Java API. */
  path: string;
  /** The best part of the page: its heading, and the text around the words of the query. */
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
type Index = { basePath: string; pages: LibraryPage[] };

/** The pages of an exported site, read from its `llms.txt` and Markdown twins. Each language is read at its first use. */
export class Library {
  readonly #indexes = new Map<Locale, Promise<Index>>();
  readonly #providers = new Map<Locale, EmbeddedProvider>();

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
    const basePath = basePathOf(index, locale);
    const entries = index.matchAll(/^- \[(.+?)\]\(https?:\/\/[^/\s]+(\S+)\.md\)(?:: (.*?))? \(\d+ kB(?:, \w+)?\)$/gm);
    const pages = await Promise.all(
      [...entries].map(async ([, title = '', address = '', description = '']) => {
        const sitePath = withoutBasePath(address, basePath);
        return { title, description, path: sitePath, text: await this.#text(twinPath(sitePath)) };
      }),
    );
    return { basePath, pages };
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

  /** Returns the pages and Java types that readers find by the query, best first. Pages without Markdown are left out. */
  async search(query: string, locale: Locale, limit = 10): Promise<Hit[]> {
    const pages = new Map((await this.pages(locale)).map((page) => [page.path, page]));
    const { groups } = await this.#provider(locale).search({ query, limit });
    return groups.flatMap(({ url, title, section, hits: [best] }) => {
      const page = pages.get(url);
      if (!page && section !== 'java-api') return [];
      const excerpt = best ? [best.isPage ? [] : best.title, best.excerpt].map(plainText).filter(Boolean).join(': ') : '';
      return [{ title, description: page?.description ?? '', path: url, excerpt }];
    });
  }

  /** Returns the search that readers use, over the files of the export. */
  #provider(locale: Locale): EmbeddedProvider {
    const load = async <T>(file: string): Promise<T> => JSON.parse(gunzipSync(await this.#file(`/${indexFolder}/${file}.bin`)).toString());
    const provider = this.#providers.get(locale) ?? new EmbeddedProvider({ locale, basePath: '', load });
    this.#providers.set(locale, provider);
    return provider;
  }

  /**
   * Returns the Markdown of a page.
   * @param address path or URL, with or without language
   * @throws Error with similar paths when the page does not exist
   */
  async readPage(address: string, locale: Locale): Promise<LibraryPage> {
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

/** Derives the base path of the site from the first collection URL in an index. */
function basePathOf(index: string, locale: Locale): string {
  const [address = ''] = /https?:\/\/\S+?\/llms-full\.txt/.exec(index) ?? [];
  return address.replace(/^https?:\/\/[^/]+/, '').slice(0, -localizePath('/llms-full.txt', locale).length);
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
