import type { Locale } from './locale-codes';

export { defaultLocale, isLocale, type Locale, locales } from './locale-codes';

/**
 * The languages of the site. Routes, language menu, `<html lang dir>`, hreflang, message files, and content folders
 * derive from this list. It has no imports, so client code may use it.
 */
export const localeTable = [
  { code: 'en', label: 'English', htmlLang: 'en-US', direction: 'ltr', calendar: 'gregory', path: '' },
  { code: 'es', label: 'Español', htmlLang: 'es-ES', direction: 'ltr', calendar: 'gregory', path: 'es' },
  { code: 'de', label: 'Deutsch', htmlLang: 'de-DE', direction: 'ltr', calendar: 'gregory', path: 'de' },
  { code: 'fr', label: 'Français', htmlLang: 'fr-FR', direction: 'ltr', calendar: 'gregory', path: 'fr' },
  { code: 'nl', label: 'Nederlands', htmlLang: 'nl-NL', direction: 'ltr', calendar: 'gregory', path: 'nl' },
  { code: 'fi', label: 'Suomi', htmlLang: 'fi-FI', direction: 'ltr', calendar: 'gregory', path: 'fi' },
  { code: 'zh', label: '中文', htmlLang: 'zh-CN', direction: 'ltr', calendar: 'gregory', path: 'zh' },
] as const satisfies readonly { code: Locale; path: string; [column: string]: string }[];

/** One row of the language list. */
export type LocaleInfo = (typeof localeTable)[number];

/** The row of a language. */
export function localeInfo(locale: Locale): LocaleInfo {
  const row = localeTable.find((candidate) => candidate.code === locale);
  if (!row) throw new Error(`Missing locale configuration for "${locale}". Add it to lib/shared/i18n/locales.ts.`);
  return row;
}
