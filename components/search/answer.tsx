import { type MouseEvent, useEffect, useState } from 'react';
import type { SearchTexts } from '@/lib/shared/search/setup';
import type { SearchAnswer } from '@/lib/shared/search/types';

/** Milliseconds for which the button shows its result. */
const shownFor = 2000;

/** Returns where an answer is from: "From Button › Disabling a button". */
export function answerSource({ title, heading }: SearchAnswer, texts: SearchTexts): string {
  return texts.answerFrom.replace('{place}', () => (heading ? `${title} › ${heading}` : title));
}

/** Copies the code of an answer. A click has no effect on what is around the button, such as closing a dialog. */
export function CopyAnswer({ code, texts, className }: { code: string; texts: SearchTexts; className: string | undefined }) {
  const [message, setMessage] = useState('');
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(''), shownFor);
    return () => clearTimeout(timer);
  }, [message]);
  const copy = (event: MouseEvent) => {
    event.stopPropagation();
    navigator.clipboard.writeText(code).then(
      () => setMessage(texts.copied),
      () => setMessage(texts.copyFailed),
    );
  };
  return (
    <>
      <button type="button" className={className} onClick={copy}>
        {message || texts.copyCode}
      </button>
      <span aria-live="polite" className="visually-hidden">
        {message}
      </span>
    </>
  );
}
