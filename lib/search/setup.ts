import { standalonePages } from '../routes/table';
import { type Locale, localeInfo } from '../shared/i18n/locales';
import type { AskAiSetup, SearchEntry, SearchSetup, SearchTexts } from '../shared/search/setup';
import type { Label, Site } from '../site/schema';

type Messages = { search: SearchTexts; translationNotice: { offer: string }; common: { close: string } };

/** Returns the search setup of a language. */
export function searchSetup(site: Site, locale: Locale, messages: Messages): SearchSetup {
  const { search } = site;
  const { translationNotice, common } = messages;
  return {
    locale,
    htmlLang: localeInfo(locale).htmlLang,
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
          ownPaths: ownPaths(site),
        }
      : undefined,
    askAi: search ? assistantOf(search) : undefined,
    offer: { text: translationNotice.offer, close: common.close },
    entries: entriesOf(site, messages),
    texts: messages.search,
  };
}

function ownPaths({ docs, blog }: Site): string[] {
  const listed = Object.values(standalonePages).filter(({ isListed }) => isListed);
  return [docs.routeBase, blog.routeBase, ...listed.map(({ path }) => path)];
}

/** Returns the pages of this site that the navigation bar itself and the footer link, in their order. */
function entriesOf({ navbar, footer }: Site, messages: object): SearchEntry[] {
  const text = (label: Label) =>
    typeof label === 'string'
      ? label
      : label.message.split('.').reduce((value: unknown, key) => (value as Record<string, unknown>)[key], messages);
  const links = [
    ...navbar.items.filter((item) => item.type === 'link'),
    ...footer.links.flatMap((entry) => ('items' in entry ? entry.items : [entry])),
  ];
  const entries = new Map<string, SearchEntry>();
  for (const { to, label } of links) if (to && !entries.has(to)) entries.set(to, { path: to, label: String(text(label)) });
  return [...entries.values()];
}

/** Returns the assistant of hosted search, if configured. Missing keys default to those of the search. */
export function assistantOf({ appId, apiKey, indexName, askAi }: NonNullable<Site['search']>): AskAiSetup | undefined {
  if (!askAi) return undefined;
  return { appId, apiKey, indexName, ...(typeof askAi === 'string' ? { assistantId: askAi } : askAi) };
}
