import { describe, expect, test } from 'vitest';
import { locales } from '../shared/i18n/locales';
import { modelOf } from './test-model';

const page = (frontMatter: string, body = 'Text.') => `---\n${frontMatter}\n---\n\n${body}\n`;

const texts = {
  'en/docs/a.mdx': '# A',
  'de/docs/a.mdx': '# Ah',
  'zh/docs/a.mdx': '# 一',
  'en/docs/b.mdx': '# B',
  'en/docs/quiet.mdx': page('unlisted: true'),
  'de/docs/quiet.mdx': '# Leise',
  'en/docs/later.mdx': page('draft: true'),
  'en/docs/m/_category_.json': '{"label": "M", "link": {"type": "generated-index"}}',
  'en/docs/m/c.mdx': '# C',
  'de/docs/m/_category_.json': '{"label": "Em"}',
};

describe('the table of URLs', () => {
  const { model, problems } = modelOf(texts);
  const route = (locale: (typeof locales)[number], path: string) => {
    const found = model.route(locale, path);
    if (!found) throw new Error(`There is no route for ${path} in ${locale}.`);
    return found;
  };

  test('has every page once per language, without a prefix in the default one', () => {
    expect(problems).toEqual([]);
    const docs = (locale: string) => model.routes.filter((entry) => entry.locale === locale && 'set' in entry).map(({ url }) => url);
    expect(docs('en')).toEqual(['/docs/a', '/docs/b', '/docs/quiet', '/docs/m/c', '/docs/category/m']);
    expect(docs('de')).toEqual(docs('en').map((url) => `/de${url}`));
    expect(route('en', '/').url).toBe('/');
    expect(route('de', '/').url).toBe('/de');
    expect(new Set(model.routes.map(({ url }) => url)).size).toBe(model.routes.length);
  });

  test('has the data of each page', () => {
    expect(route('en', '/docs/a')).toMatchObject({ kind: 'doc', doc: { id: 'a' }, source: 'content/en/docs/a.mdx' });
    expect(route('de', '/docs/a')).toMatchObject({ kind: 'doc', doc: { title: 'Ah' }, source: 'content/de/docs/a.mdx' });
    expect(route('fr', '/docs/a')).toMatchObject({ kind: 'doc', doc: { title: 'A' }, source: 'content/en/docs/a.mdx' });
    expect(route('de', '/docs/category/m')).toMatchObject({ kind: 'generated-index', source: 'content/en/docs/m/_category_.json' });
  });

  test.each([
    ['a translated page', '/docs/a', { en: 'en', de: 'de', zh: 'zh', fr: 'en', fi: 'en' }],
    ['a page that is not translated', '/docs/b', { en: 'en', de: 'en', zh: 'en' }],
    ['a generated index', '/docs/category/m', { en: 'en', de: 'de', zh: 'en' }],
  ])('has the language of the text of %s', (_name, path, expected) => {
    for (const [locale, textLocale] of Object.entries(expected)) {
      expect([locale, route(locale as 'en', path).textLocale]).toEqual([locale, textLocale]);
    }
  });

  test.each([
    ['/docs/a', ['en', 'de', 'zh']],
    ['/docs/b', ['en']],
    ['/docs/category/m', ['en', 'de']],
    ['/', [...locales]],
    ['/live_demo', [...locales]],
    ['/404', []],
  ])('lists the languages that have %s', (path, expected) => {
    for (const locale of locales) expect(route(locale, path).alternates).toEqual(expected);
  });

  test.each([
    ['a page', 'en', '/docs/a', true],
    ['a translated page', 'de', '/docs/a', true],
    ['an untranslated page in English', 'fr', '/docs/a', false],
    ['an unlisted page', 'en', '/docs/quiet', false],
    ['a translated unlisted page', 'de', '/docs/quiet', false],
    ['a translated generated index', 'de', '/docs/category/m', true],
    ['an untranslated generated index in English', 'fr', '/docs/category/m', false],
    ['the home page', 'nl', '/', true],
    ['the live demo page', 'zh', '/live_demo', true],
    ['the page for what is not found', 'en', '/404', false],
  ] as const)('lets search engines list %s (%s %s): %j', (_name, locale, path, expected) => {
    expect(route(locale, path).indexable).toBe(expected);
  });

  test('has drafts in development only', () => {
    expect(model.route('en', '/docs/later')).toBeUndefined();
    expect(modelOf(texts, { drafts: true }).model.route('de', '/docs/later')).toMatchObject({ textLocale: 'en' });
  });

  test('has no path with a language prefix or a final slash', () => {
    for (const path of ['/en/docs/a', '/de/docs/a', '/docs/a/', '/docs']) expect(model.route('en', path)).toBeUndefined();
  });
});

test.each([
  ['docs/a.mdx', 'slug: /old.html', '/docs/old.html', '.html'],
  ['docs/a.mdx', 'slug: /old/index.html', '/docs/old/index.html', '/index.html'],
  ['docs/a.html.mdx', 'title: A', '/docs/a.html', '.html'],
  ['blog/2025-01-01-a.mdx', 'title: A\nslug: old.html', '/blog/old.html', '.html'],
])('a URL with a file extension is an error: %s with %s', (source, frontMatter, path, ending) => {
  expect(modelOf({ [`en/${source}`]: page(frontMatter, 'Text.\n\n{/* truncate */}\n\nMore.') }).problems).toEqual([
    `content/en/${source}: has the URL ${path}; write a "slug" without "${ending}"`,
  ]);
});

describe('two sources for one URL', () => {
  test.each([
    [
      'two slugs',
      { 'a.mdx': page('slug: /x'), 'b.mdx': page('slug: /x') },
      'b.mdx: has the URL /docs/x, which content/en/docs/a.mdx has too',
    ],
    [
      'a slug and a file',
      { 'a.mdx': page('slug: b'), 'b.mdx': 'Text.' },
      'b.mdx: has the URL /docs/b, which content/en/docs/a.mdx has too',
    ],
    [
      'two forms of one file',
      { 'a.md': 'Text.', 'a.mdx': page('id: other\nslug: a') },
      'a.mdx: has the URL /docs/a, which content/en/docs/a.md has too',
    ],
    [
      'a folder and a file',
      { 'm.mdx': 'Text.', 'm/index.mdx': 'Text.' },
      'm/index.mdx: has the URL /docs/m, which content/en/docs/m.mdx has too',
    ],
    [
      'two indexes',
      { 'm/README.md': 'Text.', 'm/index.mdx': 'Text.' },
      'm/index.mdx: has the URL /docs/m, which content/en/docs/m/README.md has too',
    ],
    [
      'names that differ in case only',
      { 'A.mdx': 'Text.', 'a.mdx': 'Text.' },
      'a.mdx: has the URL /docs/a, which content/en/docs/A.mdx has too',
    ],
    [
      'a page and a generated index',
      { 'category/m.mdx': 'Text.', 'm/_category_.yml': 'link: {type: generated-index}', 'm/a.mdx': 'Text.' },
      'm/_category_.yml: has the URL /docs/category/m, which content/en/docs/category/m.mdx has too',
    ],
  ])('are an error that names both: %s', (_name, sources, message) => {
    const { problems } = modelOf(Object.fromEntries(Object.entries(sources).map(([path, text]) => [`en/docs/${path}`, text])));
    expect(problems).toEqual([`content/en/docs/${message}; give one of them another "slug"`]);
  });
});
