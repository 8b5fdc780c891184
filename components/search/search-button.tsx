'use client';

import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { search } from '@/components/ui/icon-paths';
import { IconShape } from '@/components/ui/icon-shape';
import { closeMenus } from '@/lib/browser/close-menus';
import { makeOthersInert } from '@/lib/browser/inert-others';
import { edited, isTypingIn, opensSearch, typedLetter } from '@/lib/browser/shortcuts';
import { readStorage } from '@/lib/browser/storage';
import { withBasePath } from '@/lib/shared/base-path';
import type { Locale } from '@/lib/shared/i18n/locales';
import { localizePath } from '@/lib/shared/i18n/paths';
import { storageKeys } from '@/lib/shared/storage-keys';
import type { LoadedDialog } from './load-search';
import { preloadDialog } from './preload-dialog';
import styles from './search-button.module.css';

type Props = { locale: Locale; className: string; labels: { shortcut: string; placeholder: string } };

/** Milliseconds of loading after which the button shows that it is busy. */
const slowAfter = 200;
const nothing = () => () => {};
const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

/**
 * Opens search by click, Ctrl/Cmd+K, `/`, or typing a letter while focused. The dialog is loaded shortly before it is
 * needed. Keys typed meanwhile are kept.
 */
export function SearchButton({ locale, className, labels }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<LoadedDialog & { query: string }>();
  /** Text typed while the dialog is loading. Undefined at other times. */
  const typed = useRef<string>(undefined);
  /** The element that was focused before search opened. */
  const before = useRef<HTMLElement>(null);
  /** Makes the page usable again that is behind the dialog. */
  const release = useRef(() => {});
  const [isSlow, setIsSlow] = useState(false);
  const apple = useSyncExternalStore(nothing, isApple, () => false);
  const keys = apple ? '⌘K' : 'Ctrl+K';
  const page = withBasePath(localizePath('/search', locale));

  const preload = useCallback(() => preloadDialog(locale), [locale]);
  const onIntent = () => void preload().catch(() => {});
  const open = useCallback(
    async (letter = '') => {
      if (typed.current !== undefined) return;
      typed.current = letter;
      before.current = document.activeElement as HTMLElement | null;
      const slow = setTimeout(() => setIsSlow(typed.current !== undefined), slowAfter);
      const take = () => {
        const query = typed.current;
        typed.current = undefined;
        return query;
      };
      try {
        const dialog = await preload();
        const query = take();
        // Synchronously, including effects: no key press may get lost before the field has the focus.
        if (query === undefined) return;
        // Menus and drawers would cover the dialog.
        closeMenus('[popover=auto]:popover-open');
        flushSync(() => setOpened({ ...dialog, query }));
        const box = document.querySelector<HTMLElement>('.DocSearch-Container');
        if (box) release.current = makeOthersInert(box);
      } catch {
        const query = take();
        // If the dialog fails to load, use the search page.
        if (query !== undefined) window.location.assign(page + (query && `?q=${encodeURIComponent(query)}`));
      } finally {
        clearTimeout(slow);
        setIsSlow(false);
      }
    },
    [preload, page],
  );

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('.DocSearch-Container')) return;
      if (typed.current !== undefined) {
        const next = edited(typed.current, event);
        if (next === null) return;
        event.preventDefault();
        typed.current = next;
        if (next === undefined) setIsSlow(false);
        return;
      }
      const isTyping = isTypingIn(document.activeElement as HTMLElement | null);
      const singleKey = readStorage(storageKeys.searchKey) !== 'off';
      const letter = document.activeElement === button.current ? typedLetter(event) : undefined;
      if (letter === undefined && !opensSearch(event, { isTyping, singleKey })) return;
      event.preventDefault();
      open(letter);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);

  const close = useCallback(() => {
    setOpened(undefined);
    release.current();
    before.current?.focus({ preventScroll: true });
    // The focus was not restored: the element was removed or hidden, or there was none.
    if (document.activeElement !== before.current || before.current === document.body) button.current?.focus();
  }, []);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${styles.button} ${className}`}
        data-needs-script=""
        data-search={page}
        aria-label={labels.placeholder}
        aria-haspopup="dialog"
        aria-busy={isSlow || undefined}
        aria-keyshortcuts="Control+K Meta+K"
        title={labels.shortcut.replace('{keys}', keys)}
        onClick={() => open()}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onTouchStart={onIntent}
      >
        <IconShape d={search} size={18} />
        <span className={styles.text}>{labels.placeholder}</span>
        <kbd className={styles.keys}>{keys}</kbd>
      </button>
      {opened ? <opened.Dialog search={opened.search} initialQuery={opened.query} locale={locale} onClose={close} /> : null}
    </>
  );
}
