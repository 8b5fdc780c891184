import { type Locale, localeInfo } from '../shared/i18n/locales';

/**
 * Returns the `lang` attribute of a text in a page. Returns undefined if the text is in the language of the page.
 * @param textLocale language of the text
 * @param locale language of the page
 */
export function textLang(textLocale: Locale, locale: Locale): string | undefined {
  return textLocale === locale ? undefined : localeInfo(textLocale).htmlLang;
}
