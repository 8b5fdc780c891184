import { notFound } from 'next/navigation';
import { locale as rootLocale } from 'next/root-params';
import { cache, use } from 'react';
import { instrumented } from '../next/instrumented';
import { isLocale, type Locale, localeInfo } from '../shared/i18n/locales';
import { translatorFor } from './translator';

/** Language of a page, and its texts. */
export type PageText = {
  locale: Locale;
  /** Translates a key of `messages/*.json`; keys and arguments are typed. */
  t: Awaited<ReturnType<typeof translatorFor>>;
  /** A day, written out in the language. */
  formatDate(date: Date): string;
};

const texts = new Map<Locale, Promise<PageText>>();

async function readText(locale: Locale): Promise<PageText> {
  const t = await translatorFor(locale);
  // A fixed time zone, so that a date is the same wherever the site is built.
  const dates = new Intl.DateTimeFormat(localeInfo(locale).htmlLang, { dateStyle: 'long', timeZone: 'UTC' });
  return { locale, t, formatDate: (date) => dates.format(date) };
}

/**
 * Language and texts of the page being rendered. Messages are read once in a build; in development for every page, so
 * that a saved message shows.
 */
export const getPageText = cache((): Promise<PageText> => instrumented(readPageText()));

async function readPageText(): Promise<PageText> {
  const param = await rootLocale();
  if (param === undefined) throw new Error('No route context found: texts are read by what is rendered below app/[locale].');
  if (!isLocale(param)) notFound();
  if (process.env.NODE_ENV === 'development') return readText(param);
  let text = texts.get(param);
  if (!text) texts.set(param, (text = readText(param)));
  return text;
}

/**
 * {@link getPageText} for server components that are not async. Such components stay in the payload of their parent,
 * but each async one is a separate row. For small components that occur hundreds of times, this is most of the cost.
 */
export function usePageText(): PageText {
  return use(getPageText());
}
