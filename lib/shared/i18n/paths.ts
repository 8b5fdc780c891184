import { defaultLocale, isLocale, type Locale } from './locale-codes';

/**
 * Site path to the path of a language: `/docs/x` → `/de/docs/x`, and unchanged in the default language.
 * Query and hash stay as they are.
 * @example localizePath('/', 'de') // '/de'
 */
export function localizePath(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path;
  return `/${locale}${path}`.replace(/^([^?#]*)\/(?=[?#]|$)/, '$1');
}

/**
 * A path with or without a language prefix, taken apart. `/en/docs/x` and `/docs/x` both give
 * `{ locale: 'en', path: '/docs/x' }`: the prerender sees the first, the browser the second.
 */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const [, first = ''] = pathname.split('/', 2);
  if (!isLocale(first)) return { locale: defaultLocale, path: pathname || '/' };
  return { locale: first, path: pathname.slice(first.length + 1) || '/' };
}

/** Path of the Markdown twin of a page, for the page's own path or URL. */
export function twinPath(path: string): string {
  return `${path}.md`;
}
