import { expect, test } from 'vitest';
import { defaultLocale, isLocale, type Locale, localeInfo, locales } from './locales';

test('English comes first, and every language knows the attribute of its pages', () => {
  expect(locales[0]).toBe(defaultLocale);
  for (const locale of locales) expect(localeInfo(locale).htmlLang, locale).toMatch(new RegExp(`^${locale}-[A-Z]{2}$`));
});

test.each([
  ['de', true],
  ['DE', false],
  ['de-DE', false],
  ['', false],
  ['toString', false],
])('whether "%s" is one of them: %s', (code, expected) => {
  expect(isLocale(code)).toBe(expected);
});

test('a language without a row is an error that names the file to fix', () => {
  expect(() => localeInfo('xx' as Locale)).toThrow('Missing locale configuration for "xx". Add it to lib/shared/i18n/locales.ts.');
});
