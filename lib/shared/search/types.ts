import type { Locale } from '../i18n/locales';

/** Areas of the site that a reader can narrow a search down to. */
export const searchSections = ['docs', 'client-components', 'blog', 'java-api'] as const;

/** Area of the site, see {@link searchSections}. */
export type SearchSection = (typeof searchSections)[number];

/** Text with the matches of a query told apart. */
export type MarkedText = { text: string; isMatch: boolean }[];

/** A part of a page that answers a query. */
export type SearchHit = {
  /** With base path, language prefix and anchor; absolute for other sites. */
  url: string;
  /** Heading of the part; that of the page for its first part. */
  title: MarkedText;
  /** Headings between the page's title and this one. */
  path: string[];
  /** Text around the matches; empty where nothing of the text matches. */
  excerpt: MarkedText;
  /** Whether it is the page itself rather than a part further down. */
  isPage: boolean;
};

/** A page with its hits, best first. */
export type SearchGroup = {
  url: string;
  title: string;
  /** Where the page is, as in `['Components', 'Fields']`. */
  trail: readonly string[];
  section: SearchSection;
  /** Version of the docs, as in `docs-default-current`; empty for pages without versions. */
  version: string;
  /** Language of the text. */
  locale: Locale;
  hits: SearchHit[];
};

/** What a reader asks for. */
export type SearchRequest = {
  query: string;
  /** Pages to return; 10 when not given. */
  limit?: number;
  section?: SearchSection;
  version?: string;
};

/** Answer to a {@link SearchRequest}. */
export type SearchResult = {
  /** Pages, best first, at most as many as asked for. */
  groups: SearchGroup[];
  /** Pages found in all. */
  total: number;
  /**
   * Pages found by section and by version, whatever section and version were asked for; without sections where they are
   * not all known.
   */
  facets: { sections?: Partial<Record<SearchSection, number>>; versions: Record<string, number> };
  /** The query with typing errors mended: what was searched for where a word is unknown. */
  corrected?: string;
};

/** A source of search results. The interface knows nothing else of it. */
export interface SearchProvider {
  /**
   * @throws Error when results cannot be fetched
   */
  search(request: SearchRequest): Promise<SearchResult>;
  /** Loads what the first query needs; failures show at the query. */
  warm(): void;
}
