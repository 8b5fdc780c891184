import { defaultLocale, type Locale } from '../shared/i18n/locales';
import { type Messages, readMessages } from './messages';

/** Texts that the compiler adds to pages: headings and labels of generated parts. */
export type MdxTexts = Messages['mdx'];

const texts = new Map<Locale, Promise<MdxTexts>>();

/**
 * Reads these texts in a language: once in a build, for every page in development. If the file of the language is
 * invalid, returns English texts; the check of messages reports it.
 */
export function readMdxTexts(locale: Locale): Promise<MdxTexts> {
  let own = process.env.NODE_ENV === 'development' ? undefined : texts.get(locale);
  if (!own)
    texts.set(
      locale,
      (own = readMessages(locale)
        .catch((error) => (locale === defaultLocale ? Promise.reject(error) : readMessages(defaultLocale)))
        .then(({ mdx }) => mdx)),
    );
  return own;
}
