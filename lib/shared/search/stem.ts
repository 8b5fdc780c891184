import type { Locale } from '../i18n/locales';

/** Returns the stem of a lower-case word: `buttons` → `button`. */
export type Stemmer = (word: string) => string;

const loaders: Partial<Record<Locale, () => Promise<{ stemmer: Stemmer }>>> = {
  en: () => import('@orama/stemmers/english'),
  es: () => import('@orama/stemmers/spanish'),
  de: () => import('@orama/stemmers/german'),
  fr: () => import('@orama/stemmers/french'),
  nl: () => import('@orama/stemmers/dutch'),
  fi: () => import('@orama/stemmers/finnish'),
};

/** Loads the stemmer of a language (Snowball, 1 to 3 KB each). In languages without one, words stay unchanged. */
export async function loadStemmer(locale: Locale): Promise<Stemmer> {
  const load = loaders[locale];
  return load ? (await load()).stemmer : (word) => word;
}

/** Removes agent suffixes: `handler` → `handl`, as in `handling`. Only for English, whose stemmer keeps these endings. */
export function rootOf(stem: string, locale: Locale): string {
  return locale === 'en' && stem.length > 5 ? stem.replace(/(?:(.)(?=\1))?[^aeiou](?:er|or)$/, (end) => end.slice(-3, -2)) : stem;
}

/** Languages that write compounds as one word. */
export const compoundLocales: ReadonlySet<Locale> = new Set<Locale>(['de', 'nl', 'fi']);
