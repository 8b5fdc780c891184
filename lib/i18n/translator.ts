import { createTranslator } from 'next-intl';
import type { Locale } from '../shared/i18n/locales';
import { type Messages, readMessages } from './messages';

/** Translates a message; next-intl's translator, without its other forms. */
export type Translator = (...message: Parameters<ReturnType<typeof createTranslator<Messages>>>) => string;

/** The texts of a language, for what is made outside of pages. */
export async function translatorFor(locale: Locale): Promise<ReturnType<typeof createTranslator<Messages>>> {
  return createTranslator<Messages>({ locale, messages: await readMessages(locale), timeZone: 'UTC' });
}
