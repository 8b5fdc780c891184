import type { Locale } from '../i18n/locales';

/** Hosted search as the browser needs it. */
export type AlgoliaSetup = {
  appId: string;
  apiKey: string;
  indexName: string;
  contextualSearch: boolean;
  externalUrlRegex?: string;
  replaceSearchResultPathname?: { from: string; to: string };
};

/** Assistant in the search dialog. */
export type AskAiSetup = { assistantId: string; appId: string; apiKey: string; indexName: string };

/** Names of the texts, see `search` in `messages/en.json`. */
export type SearchTexts = typeof import('../../../messages/en.json')['search'];

/**
 * All that search needs in the browser, in one language. A file of its own, loaded when a reader turns to search, so that
 * it weighs on no page.
 */
export type SearchSetup = {
  locale: Locale;
  /** Language tag for plural forms. */
  htmlLang: string;
  /** Where all results are, without base path and language; false when there is no such page. */
  searchPage: string | false;
  /** Where to report a query without results. */
  reportUrl: string;
  /** Versions of the docs, latest first. */
  versions: { name: string; label: string; root: string }[];
  algolia?: AlgoliaSetup;
  askAi?: AskAiSetup;
  texts: SearchTexts;
};
