import { type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Locale, localeInfo } from '@/lib/shared/i18n/locales';
import type { SearchTexts } from '@/lib/shared/search/setup';
import type { SearchAnswer } from '@/lib/shared/search/types';
import { answerSource, CopyAnswer } from './answer';
import { Marked } from './marked';

type Props = { answer: SearchAnswer; locale: Locale; texts: SearchTexts; onChoose: (url: string) => void };

/**
 * The answer, the first option of the dialog. Its name is its sentence and its source, without the code. The button is
 * rendered next to the list, because a listbox must contain only options.
 */
export function DialogAnswer({ answer, locale, texts, onChoose }: Props): ReactElement {
  const id = useId();
  const link = useRef<HTMLAnchorElement>(null);
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => setPlace(link.current?.closest('section') ?? null), []);
  const { url, text, code } = answer;
  const isEnglish = answer.locale !== locale;
  return (
    <>
      <a
        ref={link}
        className="search-answer"
        href={url}
        aria-labelledby={`${id}-says ${id}-from`}
        lang={isEnglish ? localeInfo(answer.locale).htmlLang : undefined}
        onClick={() => onChoose(url)}
      >
        {text.length > 0 ? (
          <span id={`${id}-says`} className="search-answer-text">
            <Marked text={text} />
          </span>
        ) : (
          <span id={`${id}-says`} className="visually-hidden" lang={localeInfo(locale).htmlLang}>
            {texts.answerCode}
          </span>
        )}
        {code ? <code>{code}</code> : null}
        <span id={`${id}-from`} className="search-answer-source" lang={isEnglish ? localeInfo(locale).htmlLang : undefined}>
          {answerSource(answer, texts)}
          {isEnglish ? <small>{texts.inEnglish}</small> : null}
        </span>
      </a>
      {code && place ? createPortal(<CopyAnswer code={code} texts={texts} className="search-answer-copy" />, place) : null}
    </>
  );
}
