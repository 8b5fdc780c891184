import type { Locale } from '../i18n/locales';

/** Settings of hosted search for the browser. */
export type AlgoliaSetup = {
  appId: string;
  apiKey: string;
  indexName: string;
  contextualSearch: boolean;
  externalUrlRegex?: string;
  replaceSearchResultPathname?: { from: string; to: string };
  /** Paths of docs, blog, and listed standalone pages. A record with such a path belongs to the site, whatever its host. */
  ownPaths: string[];
};

/** Assistant of the search dialog. */
export type AskAiSetup = { assistantId: string; appId: string; apiKey: string; indexName: string };

/** A page to start from. The path has no base path and no language. */
export type SearchEntry = { path: string; label: string };

/** The messages of `search` in `messages/en.json`. */
export type SearchTexts = typeof import('../../../messages/en.json')['search'];

/**
 * Everything that search needs in the browser in one language. It is a separate file that is loaded at the first use of
 * search, so that pages stay small.
 */
export type SearchSetup = {
  locale: Locale;
  /** Language tag for plural forms. */
  htmlLang: string;
  /** Page with all results, without base path and language. False if there is no such page. */
  searchPage: string | false;
  /** URL for reporting a query without results. */
  reportUrl: string;
  /** Versions of the docs, latest first. */
  versions: { name: string; label: string; root: string }[];
  /** Texts that offer a page in this language to readers of another one. */
  offer: { text: string; close: string };
  /** Pages that the dialog offers while the field is empty. */
  entries: SearchEntry[];
  algolia?: AlgoliaSetup;
  askAi?: AskAiSetup;
  texts: SearchTexts;
};
