import type { Locale } from './locale-codes';

export { defaultLocale, isLocale, type Locale, locales } from './locale-codes';

/** What the site knows about a language: its name in the language menu, and attributes of its pages. */
export type LocaleInfo = { label: string; htmlLang: string; direction: 'ltr' | 'rtl'; calendar: 'gregory'; path: string };

/** A language without a row is a type error. */
const localeTable: Record<Locale, LocaleInfo> = {
  en: { label: 'English', htmlLang: 'en-US', direction: 'ltr', calendar: 'gregory', path: '' },
  es: { label: 'Español', htmlLang: 'es-ES', direction: 'ltr', calendar: 'gregory', path: 'es' },
  de: { label: 'Deutsch', htmlLang: 'de-DE', direction: 'ltr', calendar: 'gregory', path: 'de' },
  fr: { label: 'Français', htmlLang: 'fr-FR', direction: 'ltr', calendar: 'gregory', path: 'fr' },
  nl: { label: 'Nederlands', htmlLang: 'nl-NL', direction: 'ltr', calendar: 'gregory', path: 'nl' },
  fi: { label: 'Suomi', htmlLang: 'fi-FI', direction: 'ltr', calendar: 'gregory', path: 'fi' },
  zh: { label: '中文', htmlLang: 'zh-CN', direction: 'ltr', calendar: 'gregory', path: 'zh' },
};

/** Returns the row of a language. */
export function localeInfo(locale: Locale): LocaleInfo {
  const row = localeTable[locale];
  if (!row) throw new Error(`Missing locale configuration for "${locale}". Add it to lib/shared/i18n/locales.ts.`);
  return row;
}
