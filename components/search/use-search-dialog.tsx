'use client';

import type { DocSearchModalProps } from '@docsearch/react/modal';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { countText } from '@/lib/browser/count-text';
import { isComposed } from '@/lib/browser/shortcuts';
import { basePath } from '@/lib/shared/base-path';
import type { Locale } from '@/lib/shared/i18n/locales';
import { localizePath } from '@/lib/shared/i18n/paths';
import { type DialogHits, DialogHitView } from './dialog-hit';
import { DialogNotes } from './dialog-notes';
import { keepSemantics } from './dialog-semantics';
import { type Answer, createTransform } from './docsearch-client';
import { SingleKeyOption } from './single-key-option';
import type { Search } from './types';

type Options = {
  search: Search;
  locale: Locale;
  onClose: () => void;
  /** Handles Escape. Returns true if the dialog must stay open. */
  onEscape?: () => boolean;
};

type Dialog = {
  props: Omit<DocSearchModalProps, 'translations'>;
  /** Context of the results. */
  hits: DialogHits;
  /** Rendered next to the dialog. */
  extras: ReactNode;
  /** Clears the last result when something else is shown. */
  forget: () => void;
};

/** Shared by the dialogs with and without assistant. */
export function useSearchDialog({ search: { setup, provider }, locale, onClose, onEscape }: Options): Dialog {
  const { texts, htmlLang, searchPage } = setup;
  const entries = setup.entries.map(({ path, label }) => ({ href: basePath + localizePath(path, locale), label }));
  const [answer, setAnswer] = useState<Answer>();
  const [notesPlace, setNotesPlace] = useState<HTMLElement | null>(null);
  const [scrollY] = useState(() => window.scrollY);
  const chosen = useRef<string>(undefined);
  const latest = useRef({ onClose, onEscape });
  useEffect(() => {
    latest.current = { onClose, onEscape };
  });

  useEffect(() => {
    const container = document.querySelector<HTMLElement>('.DocSearch-Container');
    if (!container) return;
    container.toggleAttribute('data-hosted', setup.algolia !== undefined);
    setNotesPlace(container.querySelector<HTMLElement>('.DocSearch-Modal'));
    const input = container.querySelector<HTMLInputElement>('.DocSearch-Input');
    // After a key that opened the dialog, put the cursor behind it.
    if (input && input.selectionStart === input.selectionEnd) input.setSelectionRange(input.value.length, input.value.length);
    const onKeyDown = (event: KeyboardEvent) => {
      if (isComposed(event)) {
        // The key belongs to the input method. Without this, the search field would be cleared.
        event.stopPropagation();
        if (event.key === 'Escape') event.preventDefault();
        return;
      }
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      if (!latest.current.onEscape?.()) latest.current.onClose();
    };
    // DocSearch sends no query for an empty field, so clear the last result here.
    const onChange = ({ type, target }: Event) => {
      if (!container.contains(target as Node)) return;
      if (type === 'reset' || (target instanceof HTMLInputElement && target.value.trim() === '')) setAnswer(undefined);
    };
    // On the window, after React's listener below it has read the new value. Rendering earlier would restore the old
    // value.
    for (const type of ['input', 'reset']) window.addEventListener(type, onChange);
    // Before the dialog and its field, which would only clear the field.
    document.addEventListener('keydown', onKeyDown, true);
    // Load number formats while the dialog is idle, not on a key press.
    const warm = setTimeout(() => countText(0, htmlLang, texts));
    const stop = keepSemantics(container, { dialog: texts.dialog, input: texts.inputLabel });
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
      for (const type of ['input', 'reset']) window.removeEventListener(type, onChange);
      clearTimeout(warm);
      stop();
      const target = chosen.current;
      // The dialog restores the scroll position. Scroll to an anchor of the same page after that.
      if (target) setTimeout(() => showAnchor(target));
    };
  }, [texts, setup, htmlLang]);

  const transformSearchClient = useMemo(
    () =>
      createTransform(provider, texts, (found) => {
        // Results may arrive late or after the field was cleared.
        if (found.query === searchInput()?.value) setAnswer(found);
      }),
    [provider, texts],
  );
  const hits = useMemo(
    (): DialogHits => ({
      texts,
      locale,
      onChoose: (url) => {
        chosen.current = url;
      },
    }),
    [texts, locale],
  );
  const allResults = useCallback(
    (query: string) => `${basePath}${localizePath(searchPage || '/search', locale)}?q=${encodeURIComponent(query)}`,
    [searchPage, locale],
  );
  const navigator = useMemo(
    () => ({
      navigate({ itemUrl }: { itemUrl: string }) {
        chosen.current = itemUrl;
        // After the dialog has closed and restored the scroll position.
        setTimeout(() => follow(itemUrl));
      },
      navigateNewTab: ({ itemUrl }: { itemUrl: string }) => void window.open(itemUrl, '_blank', 'noopener'),
      navigateNewWindow: ({ itemUrl }: { itemUrl: string }) => void window.open(itemUrl, '_blank', 'noopener'),
    }),
    [],
  );
  const resultsFooterComponent = useCallback<NonNullable<DocSearchModalProps['resultsFooterComponent']>>(
    ({ state }) => {
      const { total = 0, groups = [] } = (answer?.query === state.query && answer.result) || {};
      if (!searchPage || total <= groups.length) return null;
      return (
        <a href={allResults(state.query)} onClick={onClose}>
          {texts.seeAll.replace('{count}', String(total))}
        </a>
      );
    },
    [answer, searchPage, allResults, onClose, texts],
  );
  const suggest = (query: string) => {
    const input = searchInput();
    if (!input) return;
    // React detects the change only if its value tracking is bypassed.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, query);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.focus();
  };

  return {
    props: {
      appId: setup.algolia?.appId ?? 'embedded',
      apiKey: setup.algolia?.apiKey ?? 'embedded',
      indices: useMemo(() => [setup.algolia?.indexName ?? `docs-${locale}`], [setup, locale]),
      placeholder: texts.placeholder,
      initialScrollY: scrollY,
      transformSearchClient,
      hitComponent: DialogHitView,
      navigator,
      resultsFooterComponent,
      getMissingResultsUrl: ({ query }) => `${setup.reportUrl}?title=${encodeURIComponent(`Search: ${query}`)}`,
      footerAction: <SingleKeyOption label={texts.singleKey} />,
      onClose,
    },
    hits,
    forget: useCallback(() => setAnswer(undefined), []),
    extras: notesPlace
      ? createPortal(
          <DialogNotes
            answer={answer}
            texts={texts}
            entries={entries}
            countText={(count) => countText(count, htmlLang, texts)}
            onSuggestion={suggest}
            onEntry={onClose}
          />,
          notesPlace,
        )
      : null,
  };
}

/** Returns the field of the open dialog. */
function searchInput(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>('.DocSearch-Input');
}

/** Navigates like a link in the page. */
function follow(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  document.body.append(link);
  link.click();
  link.remove();
}

function showAnchor(url: string): void {
  const { pathname, hash, origin } = new URL(url, window.location.href);
  if (origin !== window.location.origin || pathname !== window.location.pathname || !hash) return;
  document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
}
