import { useDeferredValue } from 'react';
import type { SearchTexts } from '@/lib/shared/search/setup';
import type { Answer } from './docsearch-client';

/** Queries that always have results, in any language. */
export const exampleQueries = ['Button', 'setEnabled', 'dwc-button', '@Route'];

type Props = {
  answer: Answer | undefined;
  texts: SearchTexts;
  countText: (count: number) => string;
  onSuggestion: (query: string) => void;
};

/** Adds messages that DocSearch lacks: number of results for screen readers, corrected words, other suggestions, and errors. */
export function DialogNotes({ answer, texts, countText, onSuggestion }: Props) {
  const { result, error } = answer ?? {};
  const isEmpty = isWithoutResults(answer);
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
          {texts.trySearching}{' '}
          {exampleQueries.map((example) => (
            <button key={example} type="button" onClick={() => onSuggestion(example)}>
              {example}
            </button>
          ))}
        </p>
      ) : null}
    </>
  );
}

/** Updates after the results are painted, because it is only for screen readers. */
function Status({ answer, texts, countText }: Omit<Props, 'onSuggestion'>) {
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
