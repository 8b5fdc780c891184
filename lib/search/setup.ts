import type { Locale } from '../i18n/locales';
import type { Messages } from '../i18n/messages';
import type { Site } from '../site/schema';

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
export type SearchTexts = Messages['search'];

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

/** Puts the setup of a language together. */
export function searchSetup(site: Site, locale: Locale, texts: SearchTexts): SearchSetup {
  const { search } = site;
  return {
    locale,
    htmlLang: site.locales.find(({ code }) => code === locale)?.htmlLang ?? locale,
    searchPage: search?.searchPagePath ?? '/search',
    reportUrl: 'https://github.com/webforj/webforj-documentation/issues/new',
    versions: site.docs.versions.map(({ name, label, path }) => ({
      name,
      label,
      root: path ? `${site.docs.routeBase}/${path}` : site.docs.routeBase,
    })),
    algolia: search
      ? {
          appId: search.appId,
          apiKey: search.apiKey,
          indexName: search.indexName,
          contextualSearch: search.contextualSearch,
          externalUrlRegex: search.externalUrlRegex,
          replaceSearchResultPathname: search.replaceSearchResultPathname,
        }
      : undefined,
    askAi: search ? assistantOf(search) : undefined,
    texts,
  };
}

/** The assistant of hosted search, if there is one; what it has no keys of its own for is that of the search. */
export function assistantOf({ appId, apiKey, indexName, askAi }: NonNullable<Site['search']>): AskAiSetup | undefined {
  if (!askAi) return undefined;
  return { appId, apiKey, indexName, ...(typeof askAi === 'string' ? { assistantId: askAi } : askAi) };
}
