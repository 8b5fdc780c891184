import { describe, expect, test } from 'vitest';
import type { Locale } from './locales';
import { localizePath, splitLocale } from './paths';

describe('the path of a page in a language', () => {
  test.each<[path: string, locale: Locale, expected: string]>([
    ['/', 'en', '/'],
    ['/docs/a', 'en', '/docs/a'],
    ['/', 'de', '/de'],
    ['/docs/a', 'de', '/de/docs/a'],
    ['/docs/a?x=1#b', 'zh', '/zh/docs/a?x=1#b'],
    ['/?q=1', 'de', '/de?q=1'],
    ['/#top', 'de', '/de#top'],
    ['/search?q=a/', 'fr', '/fr/search?q=a/'],
    ['/docs/a#b/', 'fr', '/fr/docs/a#b/'],
  ])('%s in %s is %s', (path, locale, expected) => {
    expect(localizePath(path, locale)).toBe(expected);
  });
});

describe('splitting a path', () => {
  test.each<[path: string, locale: Locale, rest: string]>([
    ['/', 'en', '/'],
    ['', 'en', '/'],
    ['/docs/a', 'en', '/docs/a'],
    ['/en', 'en', '/'],
    ['/en/docs/a', 'en', '/docs/a'],
    ['/de', 'de', '/'],
    ['/de/', 'de', '/'],
    ['/de/docs/a', 'de', '/docs/a'],
    ['/design', 'en', '/design'],
    ['/docs/de', 'en', '/docs/de'],
    ['/xx/docs', 'en', '/xx/docs'],
  ])('%s is %s and %s', (pathname, locale, path) => {
    expect(splitLocale(pathname)).toEqual({ locale, path });
  });
});
