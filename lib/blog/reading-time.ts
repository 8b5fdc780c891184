import { type Locale, localeInfo } from '../shared/i18n/locales';

const wordsPerMinute = 200;

/** Cache by language and text. Counting is slow, and an untranslated post has the same text in all languages. */
const known = new Map<string, number>();

/**
 * Returns the reading time of a post in minutes, at least one. Word boundaries depend on the language, for example in
 * Chinese.
 */
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
