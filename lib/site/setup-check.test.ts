import { expect, test } from 'vitest';
import { localizePath } from '../shared/i18n/paths';
import { setupCheckSource } from './setup-check';

test.each([
  ['en', ''],
  ['de', ''],
  ['en', '/sub'],
  ['de', '/sub'],
  ['en', '/a/b'],
  ['zh', '/a/b'],
] as const)('seen from the home page in %s under "%s", it is the script in the root of the site', (locale, basePath) => {
  const home = (basePath + localizePath('/', locale)).replace(/(.)\/$/, '$1');
  expect(new URL(setupCheckSource(locale, basePath), `https://docs.example.com${home}`).pathname).toBe(`${basePath}/setup-check.js`);
});
