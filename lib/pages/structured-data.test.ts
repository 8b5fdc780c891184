import { expect, test } from 'vitest';
import { modelOf } from '../routes/test-model';
import type { Locale } from '../shared/i18n/locales';
import { loadFacts } from './facts';
import { structuredData } from './structured-data';

const { model } = modelOf({
  'authors.yml': 'desk-team:\n  name: Desk\n  page: true\n',
  'en/docs/parts/one.mdx': '---\ntitle: One\nlast_update: { date: 2025-02-01 }\n---\nText.',
  'en/docs/parts/_category_.json': '{"label": "Parts"}',
  'en/blog/2025-01-02-a.mdx': '---\ntitle: A\ndescription: About a.\nauthors: desk-team\ntags: [One, Two]\n---\nText.',
  'en/blog/2025-01-03-b.mdx': '---\ntitle: B\nauthors: [{name: Ada, url: "https://example.com"}]\n---\nText.',
  'de/blog/2025-01-02-a.mdx': '---\ntitle: Das A\nlast_update: { date: 2025-02-01 }\n---\nText.',
});

async function dataOf(locale: Locale, path: string): Promise<object[]> {
  const route = model.route(locale, path);
  if (!route) throw new Error(`There is no page at ${path}.`);
  return structuredData((await loadFacts(model))(route));
}

test('a post is described with absolute addresses of the language it is written in', async () => {
  expect(await dataOf('de', '/blog/2025/01/02/a')).toMatchObject([
    {
      itemListElement: [
        { position: 1, name: 'Blog', item: 'https://docs.webforj.com/de/blog' },
        { position: 2, name: 'Das A', item: 'https://docs.webforj.com/de/blog/2025/01/02/a' },
      ],
    },
    {
      '@type': 'BlogPosting',
      headline: 'Das A',
      description: 'About a.',
      datePublished: '2025-01-02T00:00:00.000Z',
      dateModified: '2025-02-01T00:00:00.000Z',
      inLanguage: 'de-DE',
      url: 'https://docs.webforj.com/de/blog/2025/01/02/a',
      image: expect.stringMatching(/^https:\/\/docs\.webforj\.com\/cards\/\w{16}\.jpg$/),
      keywords: 'One, Two',
      author: [{ '@type': 'Organization', name: 'Desk', url: 'https://docs.webforj.com/de/blog/authors/desk-team' }],
    },
  ]);
  const [, english] = await dataOf('fr', '/blog/2025/01/03/b');
  expect(english).toMatchObject({
    inLanguage: 'en-US',
    url: 'https://docs.webforj.com/blog/2025/01/03/b',
    dateModified: '2025-01-03T00:00:00.000Z',
    author: [{ name: 'Ada', url: 'https://example.com' }],
  });
});

test('breadcrumbs of a doc leave out categories without a page', async () => {
  expect(await dataOf('de', '/docs/parts/one')).toMatchObject([
    { itemListElement: [{ position: 1, name: 'One', item: 'https://docs.webforj.com/docs/parts/one' }] },
    { '@type': 'TechArticle', headline: 'One', inLanguage: 'en-US', dateModified: '2025-02-01T00:00:00.000Z' },
  ]);
});

test('the home page names the search page of its language', async () => {
  expect(await dataOf('de', '/')).toMatchObject([
    {
      url: 'https://docs.webforj.com/de',
      potentialAction: { target: { urlTemplate: 'https://docs.webforj.com/de/search?q={search_term_string}' } },
    },
  ]);
});
