'use client';

import { type CSSProperties, useEffect, useLayoutEffect, useRef } from 'react';
import { describeError } from '@/lib/browser/describe-error';
import type { ErrorTextValues } from './error-texts';

type Props = { error: unknown; texts: ErrorTextValues; style?: CSSProperties; onRetry: () => void };

/** What stands in the place of a page that crashed. Its styles are in base.css: a module would send a style sheet with every page. */
export function CrashPage({ error, texts, style, onRetry }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);

  // Not by <title>: the crashed page has one already, the first counts, and it may come after the crash.
  useLayoutEffect(() => {
    let before = document.title;
    const rename = () => {
      if (document.title === texts.title) return;
      before = document.title;
      document.title = texts.title;
    };
    rename();
    const observer = new MutationObserver(rename);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      // The next page may have set its own by now.
      if (document.title === texts.title) document.title = before;
    };
  }, [texts.title]);

  // What had the focus is gone with the page.
  useEffect(() => heading.current?.focus(), []);

  return (
    <main id="content" tabIndex={-1} className="crash-page" style={style}>
      <h1 ref={heading} tabIndex={-1}>
        {texts.heading}
      </h1>
      {/* Legible and large enough to hit also where no style sheet arrived. */}
      <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{describeError(error, texts.cause)}</pre>
      <button type="button" style={{ minHeight: 40 }} onClick={onRetry}>
        {texts.retry}
      </button>
    </main>
  );
}
