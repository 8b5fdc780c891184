import { defaultLocale, type Locale } from '../shared/i18n/locales';

/** File name of the setup-error script, in the root of the export. */
export const setupCheckFile = 'setup-check.js';

/**
 * Address of that script from the home page of a language: relative, so that it is found under a wrong base path. Home
 * of the default language is the base path itself, without a slash at its end: seen from `/sub` it is `sub/…`.
 */
export function setupCheckSource(locale: Locale, basePath: string): string {
  const last = basePath.split('/').at(-1);
  return locale === defaultLocale && last ? `${last}/${setupCheckFile}` : setupCheckFile;
}
