import { useDeferredValue } from 'react';
import type { SearchTexts } from '@/lib/shared/search/setup';
import type { Answer } from './docsearch-client';

/** Queries that always have results, in any language. */
export const exampleQueries = ['Button', 'setEnabled', 'dwc-button', '@Route'];

type Props = {
  answer: Answer | undefined;
  texts: SearchTexts;
  /** Pages to start from, shown while the field is empty. */
  entries: { href: string; label: string }[];
  countText: (count: number) => string;
  onSuggestion: (query: string) => void;
  onEntry: () => void;
};

/**
 * Adds what DocSearch lacks: pages to start from, number of results for screen readers, corrected words, other
 * suggestions, and errors.
 */
export function DialogNotes({ answer, texts, entries, countText, onSuggestion, onEntry }: Props) {
  const { result, error, query = '' } = answer ?? {};
  const isEmpty = isWithoutResults(answer);
  const [before, after] = texts.noResultsQuery.split('{query}');
  return (
    <>
      <Status answer={useDeferredValue(answer)} texts={texts} countText={countText} />
      {result?.corrected && result.total > 0 ? <p className="search-note">{texts.corrected.replace('{query}', result.corrected)}</p> : null}
      {error ? (
        <div className="search-failed">
          <p className="DocSearch-Title">{texts.errorTitle}</p>
          <p className="DocSearch-Help">{texts.errorHelp}</p>
        </div>
      ) : null}
      {isEmpty ? (
        <p className="search-note">
          <span>
            {before}
            <strong>{query}</strong>
            {after}
          </span>
          {texts.trySearching}{' '}
          {exampleQueries.map((example) => (
            <button key={example} type="button" onClick={() => onSuggestion(example)}>
              {example}
            </button>
          ))}
        </p>
      ) : null}
      <div className="search-entries">
        <p>{texts.entries}</p>
        <ul>
          {entries.map(({ href, label }) => (
            <li key={href}>
              <a href={href} onClick={onEntry}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** Updates after the results are painted, because it is only for screen readers. */
function Status({ answer, texts, countText }: Pick<Props, 'answer' | 'texts' | 'countText'>) {
  const { result, error, query = '' } = answer ?? {};
  const status = error
    ? `${texts.errorTitle} ${texts.errorHelp}`
    : isWithoutResults(answer)
      ? texts.noResultsShort
      : result
        ? countText(result.total)
        : '';
  return (
    <div role="status" className="visually-hidden">
      {query.trim() ? status : ''}
    </div>
  );
}

function isWithoutResults(answer: Answer | undefined): boolean {
  return answer?.result?.total === 0 && answer.query.trim() !== '';
}
