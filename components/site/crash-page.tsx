'use client';

import { type CSSProperties, useEffect, useLayoutEffect, useRef } from 'react';
import { describeError } from '@/lib/browser/describe-error';
import type { ErrorTextValues } from './error-texts';

type Props = { error: unknown; texts: ErrorTextValues; style?: CSSProperties; onRetry: () => void };

/** Replaces a crashed page. Its styles are in base.css, because a CSS module would add a style sheet to every page. */
export function CrashPage({ error, texts, style, onRetry }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);

  // Not with <title>: the title of the crashed page comes first, and may arrive after the crash.
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
      // The next page may have set its title by now.
      if (document.title === texts.title) document.title = before;
    };
  }, [texts.title]);

  // The focused element was removed with the page.
  useEffect(() => heading.current?.focus(), []);

  return (
    <main id="content" tabIndex={-1} className="crash-page" style={style}>
      <h1 ref={heading} tabIndex={-1}>
        {texts.heading}
      </h1>
      {/* Inline styles: it must be legible and easy to click without a style sheet. */}
      <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{describeError(error, texts.cause)}</pre>
      <button type="button" style={{ minHeight: 40 }} onClick={onRetry}>
        {texts.retry}
      </button>
    </main>
  );
}
