'use client';

import { useEffect, useState } from 'react';

/** How long a button shows that it has copied, in milliseconds. */
const shownFor = 2000;

type Props = { labels: { copied: string; failed: string } };

/** The code of a sample as it is pasted: without lines that it removes, unless it is a diff by itself. */
function codeOf(figure: Element): string {
  const copy = figure.cloneNode(true) as Element;
  if (!figure.matches('[data-language=diff]')) for (const line of copy.querySelectorAll('.removed')) line.remove();
  // What a demo imports is a part by itself.
  return [...copy.querySelectorAll('code')]
    .map(({ textContent }) => textContent)
    .join('\n')
    .replace(/\n$/, '');
}

/** Puts a text of the site on the clipboard. It is handed over before it is there: Safari allows no waiting after a click. */
async function copyPage(address: string): Promise<void> {
  const text = fetch(address).then((response) => {
    if (!response.ok) throw new Error(response.statusText);
    return response.blob();
  });
  const plain = text.then((blob) => new Blob([blob], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': plain })]);
}

/**
 * Makes the buttons of all code samples of a page, the one that copies the page, and the links of headings, which copy
 * their address beside going there, work by one listener, and tells screen readers what came of it. The buttons are part
 * of the server's page; a state is put on them as `data-state`, and on samples too wide for the page.
 */
export function CopyCode({ labels }: Props) {
  const [message, setMessage] = useState('');
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
      // Safari lets nothing onto the clipboard for a click that was kept until the page answered: silence is no worse than an alarm.
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
    /** Code that fits has nothing to wrap. */
    const onReach = ({ target }: Event) => {
      const figure = target instanceof Element ? target.closest('figure:has([data-wrap])') : null;
      const pre = figure?.querySelector('div > pre');
      if (figure && pre && pre.scrollWidth > pre.clientWidth) figure.setAttribute('data-wide', '');
    };
    document.addEventListener('click', onClick);
    for (const type of ['pointerover', 'focusin']) document.addEventListener(type, onReach);
    return () => {
      document.removeEventListener('click', onClick);
      for (const type of ['pointerover', 'focusin']) document.removeEventListener(type, onReach);
      for (const timer of timers) clearTimeout(timer);
    };
  }, [labels]);
  return (
    <span className="visually-hidden" role="status">
      {message}
    </span>
  );
}
