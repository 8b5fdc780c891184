import type { MDXContent } from 'mdx/types';
import { defaultLocale, type Locale } from '@/lib/shared/i18n/locales';

/** Imports the text of a standalone page in a language, or in the default language if there is no translation. */
export async function importPageText(name: 'home', locale: Locale): Promise<{ Content: MDXContent; textLocale: Locale }> {
  try {
    const { default: Content } = await import(`@/content/${locale}/pages/${name}.mdx`);
    return { Content, textLocale: locale };
  } catch (error) {
    if (locale === defaultLocale) throw error;
    return importPageText(name, defaultLocale);
  }
}
