/**
 * Codes of the languages, default language first. They are used as URL prefixes, content folders, and message file
 * names. The table in `locales.ts` has a row for each, in a file of its own because browser code needs only the codes.
 */
export const locales = ['en', 'es', 'de', 'fr', 'nl', 'fi', 'zh'] as const;

/** Code of a language. */
export type Locale = (typeof locales)[number];

/** The language without a URL prefix. Its files define routes and structure. */
export const defaultLocale = 'en' as const satisfies Locale;

/** Whether a string (URL segment, folder name) is a language code of the site. */
export function isLocale(value: string): value is Locale {
  return (locales as readonly string[]).includes(value);
}
