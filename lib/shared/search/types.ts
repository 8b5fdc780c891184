import type { Locale } from '../i18n/locales';

/** Areas of the site that readers can filter by. */
export const searchSections = ['docs', 'client-components', 'blog', 'java-api'] as const;

/** Area of the site, see {@link searchSections}. */
export type SearchSection = (typeof searchSections)[number];

/** Text that is split into matches and other text. */
export type MarkedText = { text: string; isMatch: boolean }[];

/** A part of a page that matches a query. */
export type SearchHit = {
  /** URL with base path, language prefix, and anchor. Absolute for other sites. */
  url: string;
  /** Heading of the part. The first part has the title of the page. */
  title: MarkedText;
  /** Headings between the page title and this heading. */
  path: string[];
  /** Text around the matches. Empty if the text has no match. */
  excerpt: MarkedText;
  /** Whether the excerpt is from a code sample. */
  isCode?: boolean;
  /** Whether the hit is the page itself and not a later part of it. */
  isPage: boolean;
};

/** A page with its hits, best first. */
export type SearchGroup = {
  url: string;
  title: string;
  /** Location of the page, as in `['Components', 'Fields']`. */
  trail: readonly string[];
  section: SearchSection;
  /** Version of the docs, as in `docs-default-current`; empty for pages without versions. */
  version: string;
  /** Language of the text. */
  locale: Locale;
  hits: SearchHit[];
};

/** A paragraph, a code sample, or both that answer a query, and their place. */
export type SearchAnswer = {
  /** URL of the section with base path, language prefix, and anchor. */
  url: string;
  /** Title of the page. */
  title: string;
  /** Heading of the section. Empty for the part before the first one. */
  heading: string;
  trail: readonly string[];
  section: SearchSection;
  /** Language of the text. */
  locale: Locale;
  text: MarkedText;
  /** Code with line breaks and indentation. */
  code: string;
};

/** A search request. */
export type SearchRequest = {
  query: string;
  /** Maximum number of pages. Default: 10. */
  limit?: number;
  section?: SearchSection;
  version?: string;
};

/** Result of a {@link SearchRequest}. */
export type SearchResult = {
  /** Pages, best first. */
  groups: SearchGroup[];
  /** Total number of matching pages. */
  total: number;
  /**
   * Number of matching pages by section and by version, ignoring the filters of the request. `sections` is missing if
   * not all matching pages are known.
   */
  facets: { sections?: Partial<Record<SearchSection, number>>; versions: Record<string, number> };
  /** The query with typing errors fixed. It was searched if a word is unknown. */
  corrected?: string;
  /** The part of a page that answers the query, if the query is a question or a phrase and one part does. */
  answer?: SearchAnswer;
};

/** A source of search results. The user interface depends only on this interface. */
export interface SearchProvider {
  /**
   * @throws Error when results cannot be fetched
   */
  search(request: SearchRequest): Promise<SearchResult>;
  /** Loads the files for the first query. Errors are reported by the query. */
  warm(): void;
}
