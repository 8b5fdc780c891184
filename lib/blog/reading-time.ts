import { type Locale, localeInfo } from '../shared/i18n/locales';

const wordsPerMinute = 200;

/** Of texts in their languages: a post without translations has one text in all languages, and counting takes long. */
const known = new Map<string, number>();

/** How many minutes reading a post takes, at least one. Words are those of the language, Chinese ones included. */
export function readingTime(body: string, locale: Locale): number {
  const key = locale + body;
  const minutes = known.get(key) ?? countMinutes(body, locale);
  known.set(key, minutes);
  return minutes;
}

function countMinutes(body: string, locale: Locale): number {
  let words = 0;
  for (const { isWordLike } of new Intl.Segmenter(localeInfo(locale).htmlLang, { granularity: 'word' }).segment(body)) {
    if (isWordLike) words += 1;
  }
  return Math.max(1, Math.round(words / wordsPerMinute));
}
