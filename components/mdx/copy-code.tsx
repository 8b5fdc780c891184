'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';

/** Milliseconds for which a button shows its success state. */
const shownFor = 2000;

type Props = { labels: { copied: string; failed: string } };

/** Returns the code of a sample for the clipboard. Leaves out removed lines, unless the sample is a diff. */
function codeOf(figure: Element): string {
  const copy = figure.cloneNode(true) as Element;
  if (!figure.matches('[data-language=diff]')) for (const line of copy.querySelectorAll('.removed')) line.remove();
  // Imports of a demo are in a separate `code` element.
  return [...copy.querySelectorAll('code')]
    .map(({ textContent }) => textContent)
    .join('\n')
    .replace(/\n$/, '');
}

/**
 * Copies a text file of the site to the clipboard. The clipboard gets a promise, because Safari does not allow waiting
 * after a click.
 */
async function copyPage(address: string): Promise<void> {
  const text = fetch(address).then((response) => {
    if (!response.ok) throw new Error(response.statusText);
    return response.blob();
  });
  const plain = text.then((blob) => new Blob([blob], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': plain })]);
}

/**
 * Takes scroll containers that have nothing to scroll out of the tab order. The server cannot know which ones do.
 * @param pathname path of the page, whose containers are observed
 */
function useScrollStops(pathname: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every page has containers of its own
  useEffect(() => {
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) {
        const canScroll = target.scrollWidth > target.clientWidth || target.scrollHeight > target.clientHeight;
        if (canScroll) target.setAttribute('tabindex', '0');
        else if (target !== document.activeElement) target.removeAttribute('tabindex');
      }
    });
    for (const container of document.querySelectorAll('main :is([tabindex="0"],pre)[role=group]')) observer.observe(container);
    return () => observer.disconnect();
  }, [pathname]);
}

/**
 * Handles the copy buttons of all code samples, of the page, and of heading links (which also navigate) with one
 * listener. Announces the result to screen readers. The server renders the buttons. This component sets their
 * `data-state` and marks samples that are too wide.
 */
export function CopyCode({ labels }: Props) {
  const [message, setMessage] = useState('');
  useScrollStops(usePathname());
  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const onClick = async (event: MouseEvent) => {
      const selector = '[data-copy],[data-wrap],[data-copy-page],.heading-anchor';
      const button = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
      const figure = button?.closest('figure');
      const page = button?.dataset.copyPage;
      if (!button) return;
      if (figure && button.matches('[data-wrap]')) {
        button.ariaPressed = String(figure.toggleAttribute('data-wrapped'));
        return;
      }
      const copied =
        page === undefined ? navigator.clipboard.writeText(figure ? codeOf(figure) : (button as HTMLAnchorElement).href) : copyPage(page);
      const state = await copied.then(
        () => 'copied' as const,
        () => 'failed' as const,
      );
      // Safari blocks clipboard access for clicks that are replayed after hydration. Show no error in this case.
      if (state === 'failed' && !event.isTrusted) return;
      button.dataset.state = state;
      setMessage(labels[state]);
      const timer = setTimeout(() => {
        delete button.dataset.state;
        setMessage('');
        timers.delete(timer);
      }, shownFor);
      timers.add(timer);
    };
    /** Offers wrapping only for code that is wider than its block. */
    const onReach = ({ target }: Event) => {
      const figure = target instanceof Element ? target.closest('figure:has([data-wrap])') : null;
      const pre = figure?.querySelector('div > pre');
      if (figure && pre && pre.scrollWidth > pre.clientWidth) figure.setAttribute('data-wide', '');
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('click', onClick, { signal });
    for (const type of ['pointerover', 'focusin']) document.addEventListener(type, onReach, { signal });
    return () => {
      listeners.abort();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [labels]);
  return (
    <span className="visually-hidden" role="status">
      {message}
    </span>
  );
}
