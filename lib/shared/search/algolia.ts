import { isLocale, type Locale } from '../i18n/locales';
import type { AlgoliaSetup } from './setup';
import {
  type MarkedText,
  type SearchGroup,
  type SearchHit,
  type SearchProvider,
  type SearchRequest,
  type SearchResult,
  type SearchSection,
  searchSections,
} from './types';

/** The fields of a DocSearch record that are used. */
type Record = {
  objectID: string;
  url: string;
  type: string;
  content: string | null;
  hierarchy: { [level: string]: string | null };
  language?: string;
  docusaurus_tag?: string | string[];
  _snippetResult?: { content?: Highlight; hierarchy?: { [level: string]: Highlight } };
  _highlightResult?: { hierarchy?: { [level: string]: Highlight } };
};
type Highlight = { value: string };
type Response = { results: { hits: Record[]; nbHits: number; facets?: { [facet: string]: { [value: string]: number } } }[] };

type Options = {
  locale: Locale;
  /** Returns the tag of the docs version of the current page. */
  version: () => string;
  setup: AlgoliaSetup;
  /** Origin of the site. Results on it are opened in this deployment. */
  origin: string;
};

const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];
/** Maximum number of records that the API returns for a query. */
const mostRecords = 1000;
/** Milliseconds before the next host is tried. */
const patience = 4000;

/** Returns the hosts of an application in the order to try. @see https://www.algolia.com/doc/rest-api/search/#hosts */
export function algoliaHosts(appId: string): string[] {
  return [`${appId}-dsn.algolia.net`, ...[1, 2, 3].map((number) => `${appId}-${number}.algolianet.com`)];
}

/**
 * Search by Algolia's public API, with the records of a DocSearch index.
 * @see https://www.algolia.com/doc/rest-api/search/multi-search
 */
export class AlgoliaProvider implements SearchProvider {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  warm(): void {
    // Nothing to load. The page preconnects to the host.
  }

  async search({ query, limit = 10, section, version }: SearchRequest): Promise<SearchResult> {
    const { setup, locale } = this.#options;
    const facetFilters: (string | string[])[] = [];
    if (setup.contextualSearch)
      facetFilters.push(`language:${locale}`, ['docusaurus_tag:default', `docusaurus_tag:${version ?? this.#options.version()}`]);
    else if (version) facetFilters.push(`docusaurus_tag:${version}`);
    const { results } = await this.#request({
      requests: [
        {
          indexName: setup.indexName,
          query,
          facetFilters,
          facets: ['docusaurus_tag'],
          // Records have no field for the section, so fetch all and filter here.
          hitsPerPage: section ? mostRecords : Math.min(mostRecords, limit * 4),
          attributesToRetrieve: ['hierarchy', 'content', 'type', 'url', 'language', 'docusaurus_tag'],
          attributesToSnippet: [...levels.map((level) => `hierarchy.${level}:15`), 'content:25'],
          snippetEllipsisText: '…',
          highlightPreTag: '<mark>',
          highlightPostTag: '</mark>',
        },
      ],
    });
    const [result] = results;
    if (!result) throw new Error('The search answer holds no result.');
    const groups = this.#group(result.hits);
    const wanted = section ? groups.filter((group) => group.section === section) : groups;
    const isWhole = result.hits.length >= Math.min(result.nbHits, mostRecords);
    const sections: SearchResult['facets']['sections'] = {};
    for (const group of groups) sections[group.section] = (sections[group.section] ?? 0) + 1;
    const versions = Object.fromEntries(Object.entries(result.facets?.docusaurus_tag ?? {}).filter(([tag]) => tag.startsWith('docs-')));
    return {
      groups: wanted.slice(0, limit),
      // If not all pages are known, use the number of records.
      total: section || isWhole ? wanted.length : result.nbHits,
      facets: { sections: isWhole ? sections : undefined, versions },
    };
  }

  async #request(body: unknown): Promise<Response> {
    const { appId, apiKey } = this.#options.setup;
    let failure: unknown;
    for (const host of algoliaHosts(appId)) {
      try {
        const response = await fetch(`https://${host}/1/indexes/*/queries`, {
          method: 'POST',
          headers: { 'x-algolia-application-id': appId, 'x-algolia-api-key': apiKey, 'content-type': 'text/plain' },
          body: JSON.stringify(body),
          signal: AbortSignal.timeout(patience),
        });
        if (response.ok) return (await response.json()) as Response;
        failure = new Error(`The search host answered with status ${response.status}.`);
        // Other hosts would reject the same request.
        if (response.status < 500) break;
      } catch (error) {
        failure = error;
      }
    }
    throw failure;
  }

  #group(records: Record[]): SearchGroup[] {
    const groups = new Map<string, SearchGroup>();
    for (const record of records) {
      const url = this.#address(record.url);
      const page = url.replace(/#.*$/, '');
      let group = groups.get(page);
      if (!group) {
        group = {
          url: page,
          title: plain(record.hierarchy.lvl1 ?? record.hierarchy.lvl0 ?? ''),
          trail: record.hierarchy.lvl0 ? [plain(record.hierarchy.lvl0)] : [],
          section: sectionOf(page),
          version: [record.docusaurus_tag ?? []].flat().find((tag) => tag.startsWith('docs-')) ?? '',
          locale: record.language !== undefined && isLocale(record.language) ? record.language : this.#options.locale,
          hits: [],
        };
        groups.set(page, group);
      }
      if (group.hits.length < 3) group.hits.push(hitOf(record, url));
    }
    return [...groups.values()];
  }

  #address(url: string): string {
    const { setup, origin } = this.#options;
    if (setup.externalUrlRegex && new RegExp(setup.externalUrlRegex, 'i').test(url)) return url;
    if (!URL.canParse(url)) return url;
    const { pathname, hash } = new URL(url);
    const { from, to } = setup.replaceSearchResultPathname ?? {};
    const path = from === undefined ? pathname : pathname.replace(new RegExp(from, 'g'), to ?? '');
    return (
      (new URL(url).origin === origin || from !== undefined || setup.externalUrlRegex !== undefined || isOwnPath(pathname, setup)
        ? path
        : new URL(url).origin + path) + hash
    );
  }
}

/** Whether a path belongs to the site. Records may have the URLs of another deployment. */
function isOwnPath(pathname: string, { ownPaths }: AlgoliaSetup): boolean {
  return ownPaths.some((path) => `${pathname}/`.includes(`${path}/`));
}

function sectionOf(url: string): SearchSection {
  if (/\/blog(?:\/|$)/.test(url)) return 'blog';
  if (/javadoc/.test(url)) return 'java-api';
  return searchSections.find((section) => url.includes(`/${section}/`)) ?? 'docs';
}

function hitOf(record: Record, url: string): SearchHit {
  const last = [...levels].reverse().find((level) => record.hierarchy[level]) ?? 'lvl1';
  const title =
    record._snippetResult?.hierarchy?.[last]?.value ?? record._highlightResult?.hierarchy?.[last]?.value ?? record.hierarchy[last] ?? '';
  return {
    url,
    title: marked(title),
    path: levels.slice(1, levels.indexOf(last)).flatMap((level) => (record.hierarchy[level] ? [plain(record.hierarchy[level])] : [])),
    excerpt: marked(record._snippetResult?.content?.value ?? ''),
    isPage: last === 'lvl1',
  };
}

/** Splits a text at `<mark>`. Decodes the entities that Algolia's crawler writes. */
export function marked(value: string): MarkedText {
  return value
    .split(/(<mark>[\s\S]*?<\/mark>)/)
    .filter(Boolean)
    .map((piece) => ({ text: plain(piece.replace(/<\/?mark>/g, '')), isMatch: piece.startsWith('<mark>') }));
}

function plain(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#0?39;|&#x27;/g, "'")
    .replace(/&amp;/g, '&');
}
