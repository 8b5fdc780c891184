import type { DocSearchModalProps } from '@docsearch/react/modal';
import type { SearchTexts } from '@/lib/shared/search/setup';
import type { SearchAnswer, SearchGroup, SearchHit, SearchProvider, SearchResult, SearchSection } from '@/lib/shared/search/types';

type TransformClient = NonNullable<DocSearchModalProps['transformSearchClient']>;

type SectionTexts = Pick<SearchTexts, 'blog' | 'javaApi' | 'answer'>;

/** Maximum number of pages in the dialog. */
const pagesInDialog = 6;

/** A hit in the format of DocSearch, with our hit. */
export type DialogHit = {
  objectID: string;
  url: string;
  type: 'lvl1' | 'lvl2';
  content: null;
  hierarchy: { lvl0: string; lvl1: string; lvl2: string | null };
  /** Only hits of a query have it. DocSearch removes it from recent and favorite searches. */
  _highlightResult?: { hierarchy: { lvl0: { value: string } } };
  hit: SearchHit;
  group: Pick<SearchGroup, 'locale' | 'section'>;
  /** Only the answer has it. It is kept as the section that it is from. */
  answer?: SearchAnswer;
};

/** Result or error of the last query. */
export type Answer = { query: string; result?: SearchResult; error?: Error };

/**
 * Makes DocSearch query our provider.
 * @param texts names of the sections that results are headed with, and of the answer
 * @param onAnswer called with every result and error
 */
export function createTransform(
  provider: SearchProvider,
  { blog, javaApi, answer: heading }: SectionTexts,
  onAnswer: (answer: Answer) => void,
): TransformClient {
  // The categories of docs say where a page is. Posts and types have none.
  const sections: Partial<Record<SearchSection, string>> = { blog, 'java-api': javaApi };
  return (client) => ({
    ...client,
    addAlgoliaAgent: () => {},
    search: (async ({ requests }: { requests: { indexName: string; query?: string }[] }) => ({
      results: await Promise.all(requests.map(({ indexName, query = '' }) => answer(indexName, query))),
    })) as unknown as typeof client.search,
  });

  async function answer(index: string, query: string) {
    try {
      const result = await provider.search({ query, limit: pagesInDialog });
      onAnswer({ query, result });
      const hits = result.groups.flatMap((group) => toDialogHits(group, sections[group.section]));
      if (result.answer) hits.unshift(...answerHits(result.answer, heading));
      return { index, query, nbHits: result.total, hits };
    } catch (error) {
      // DocSearch resets its error screen immediately, so `DialogNotes` shows the error.
      onAnswer({ query, error: error as Error });
      return { index, query, nbHits: 0, hits: [] };
    }
  }
}

function toDialogHits({ title, trail, hits, locale, section }: SearchGroup, kind: string | undefined): DialogHit[] {
  // DocSearch inserts these values as HTML.
  const lvl0 = escapeMarkup([...(kind ? [kind] : []), ...trail, title].join(' › '));
  return hits.map((hit) => ({
    objectID: hit.url,
    url: hit.url,
    type: hit.isPage ? 'lvl1' : 'lvl2',
    content: null,
    hierarchy: { lvl0, lvl1: escapeMarkup(title), lvl2: hit.isPage ? null : escapeMarkup(hit.title.map(({ text }) => text).join('')) },
    _highlightResult: { hierarchy: { lvl0: { value: lvl0 } } },
    hit,
    group: { locale, section },
  }));
}

/** Returns the answer as a hit with a heading of its own. */
function answerHits(answer: SearchAnswer, heading: string): DialogHit[] {
  const { url, title, heading: part, trail, section, locale } = answer;
  const hit: SearchHit = { url, title: [{ text: part || title, isMatch: false }], path: [], excerpt: [], isPage: part === '' };
  const hits = toDialogHits({ url, title, trail, section, version: '', locale, hits: [hit] }, undefined);
  return hits.map((found) => ({ ...found, _highlightResult: { hierarchy: { lvl0: { value: escapeMarkup(heading) } } }, answer }));
}

function escapeMarkup(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** Converts the HTML in {@link DialogHit} back to text. */
export function unescapeMarkup(markup: string): string {
  return markup
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
}
