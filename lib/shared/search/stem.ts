import type { Locale } from '../i18n/locales';

/** Takes a word in lower case to its stem: `buttons` → `button`. */
export type Stemmer = (word: string) => string;

const loaders: Partial<Record<Locale, () => Promise<{ stemmer: Stemmer }>>> = {
  en: () => import('@orama/stemmers/english'),
  es: () => import('@orama/stemmers/spanish'),
  de: () => import('@orama/stemmers/german'),
  fr: () => import('@orama/stemmers/french'),
  nl: () => import('@orama/stemmers/dutch'),
  fi: () => import('@orama/stemmers/finnish'),
};

/** The stemmer of a language (Snowball's, 1 to 3 KB each); words stay as they are in languages without one. */
export async function loadStemmer(locale: Locale): Promise<Stemmer> {
  const load = loaders[locale];
  return load ? (await load()).stemmer : (word) => word;
}

/**
 * What a stem has in common with that of whoever does it: `handler` and `handling`, `splitter` and `split`. English alone:
 * its stemmer leaves these endings.
 */
export function rootOf(stem: string, locale: Locale): string {
  return locale === 'en' && stem.length > 5 ? stem.replace(/(?:(.)(?=\1))?[^aeiou](?:er|or)$/, (end) => end.slice(-3, -2)) : stem;
}

/** Languages that write compounds as one word. */
export const compoundLocales: ReadonlySet<Locale> = new Set<Locale>(['de', 'nl', 'fi']);
