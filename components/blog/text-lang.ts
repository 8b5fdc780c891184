import type { Post } from '@/lib/blog/types';
import { type Locale, localeInfo } from '@/lib/i18n/locales';

/** Language of a post's text for `lang`, where it is not that of the page. */
export function textLang({ entry }: Post, locale: Locale): string | undefined {
  return entry.textLocale === locale ? undefined : localeInfo(entry.textLocale).htmlLang;
}
