import { defaultLocale, type Locale } from '../shared/i18n/locales';
import { type Messages, readMessages } from './messages';

/** Texts that the compiler of pages puts into them: headings and labels of generated parts. */
export type MdxTexts = Messages['mdx'];

const texts = new Map<Locale, Promise<MdxTexts>>();

/**
 * Those texts in a language; read once in a build, in development for every page. English ones where the file of the
 * language cannot be read: the check of messages reports that, and of pages all the rest.
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
