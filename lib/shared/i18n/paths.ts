import { defaultLocale, isLocale, type Locale } from './locale-codes';

/**
 * Adds the prefix of a language to a site path: `/docs/x` → `/de/docs/x`. Paths of the default language, queries, and
 * fragments stay unchanged.
 * @example localizePath('/', 'de') // '/de'
 */
export function localizePath(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path;
  return `/${locale}${path}`.replace(/^([^?#]*)\/(?=[?#]|$)/, '$1');
}

/**
 * Splits a path into language and site path. `/en/docs/x` and `/docs/x` both return `{ locale: 'en', path: '/docs/x'
 * }`: prerendering uses the first form, browsers the second.
 */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const [, first = ''] = pathname.split('/', 2);
  if (!isLocale(first)) return { locale: defaultLocale, path: pathname || '/' };
  return { locale: first, path: pathname.slice(first.length + 1) || '/' };
}

/** Returns the path of a page's Markdown twin. Accepts the page's path or URL. */
export function twinPath(path: string): string {
  return `${path}.md`;
}
