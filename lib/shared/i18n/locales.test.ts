import { expect, test } from 'vitest';
import { defaultLocale, isLocale, type Locale, localeInfo, locales, localeTable } from './locales';

test('the site has its seven languages, English first', () => {
  expect(localeTable.map(({ code }) => code)).toEqual(locales);
  expect(localeTable.map(({ code, htmlLang }) => [code, htmlLang])).toEqual([
    ['en', 'en-US'],
    ['es', 'es-ES'],
    ['de', 'de-DE'],
    ['fr', 'fr-FR'],
    ['nl', 'nl-NL'],
    ['fi', 'fi-FI'],
    ['zh', 'zh-CN'],
  ]);
  expect(locales[0]).toBe(defaultLocale);
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
