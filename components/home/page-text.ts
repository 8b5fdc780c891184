import type { MDXContent } from 'mdx/types';
import { defaultLocale, type Locale } from '@/lib/shared/i18n/locales';

/** A standalone page's text in a language, or else in the default one. */
export async function importPageText(name: 'home', locale: Locale): Promise<{ Content: MDXContent; textLocale: Locale }> {
  try {
    const { default: Content } = await import(`@/content/${locale}/pages/${name}.mdx`);
    return { Content, textLocale: locale };
  } catch (error) {
    if (locale === defaultLocale) throw error;
    return importPageText(name, defaultLocale);
  }
}
