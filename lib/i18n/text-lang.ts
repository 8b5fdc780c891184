import { type Locale, localeInfo } from '../shared/i18n/locales';

/**
 * The `lang` of a text in a page; undefined where it is that of the page.
 * @param textLocale language of the text
 * @param locale language of the page
 */
export function textLang(textLocale: Locale, locale: Locale): string | undefined {
  return textLocale === locale ? undefined : localeInfo(textLocale).htmlLang;
}
