/**
 * Codes of the languages, default language first: URL prefixes, content folders and message files. By themselves, since
 * they are all that code in the browser needs of the table in `locales.ts`; a test compares both.
 */
export const locales = ['en', 'es', 'de', 'fr', 'nl', 'fi', 'zh'] as const;

/** Code of a language of the site: its URL prefix, content folder and message file. */
export type Locale = (typeof locales)[number];

/** The language without a URL prefix, whose files define routes and structure. */
export const defaultLocale = 'en' as const satisfies Locale;

/** Whether a string (a URL segment, a folder name) is the code of a language of the site. */
export function isLocale(value: string): value is Locale {
  return (locales as readonly string[]).includes(value);
}
