import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { standalonePages } from '../routes/table';
import { modelOf } from '../routes/test-model';
import type { Locale } from '../shared/i18n/locales';
import { loadFacts } from './facts';

const { model } = modelOf({
  'en/docs/guide/_category_.json': '{"label": "Guide", "link": {"type": "generated-index", "description": "All of it."}}',
  'en/docs/guide/first.mdx': '---\ntitle: First\ndescription: About it.\n---\nText.',
  'de/docs/guide/first.mdx': '---\ntitle: Erste\nlast_update: { date: 2026-03-04 }\n---\nText.',
  'en/docs/remote.mdx': '---\ntitle: Remote\ncustom_edit_url: https://example.com/edit\nhide_table_of_contents: true\n---\nText.',
  'en/docs/hidden.mdx': '---\ntitle: Hidden\nunlisted: true\n---\nText.',
  'en/blog/2025-01-02-news.mdx': '---\ntitle: News\ntags: [releases]\n---\nText.',
});
const factsOf = await loadFacts(model);

function facts(path: string, locale: Locale = 'en') {
  const route = model.route(locale, path);
  if (!route) throw new Error(`There is no page at ${path}.`);
  return factsOf(route);
}

test('a doc is in its outermost category', () => {
  expect(facts('/docs/guide/first')).toMatchObject({
    title: 'First',
    description: 'About it.',
    section: 'Guide',
    trail: ['Guide'],
    breadcrumbs: [
      { label: 'Guide', path: '/docs/category/guide' },
      { label: 'First', path: '/docs/guide/first' },
    ],
    isListed: true,
    isSearched: true,
    searchSection: 'docs',
  });
  expect(facts('/docs/category/guide')).toMatchObject({ title: 'Guide', description: 'All of it.', section: 'Guide', trail: [] });
});

test('unlisted pages are neither listed nor searched', () => {
  expect(facts('/docs/hidden')).toMatchObject({ isListed: false, isSearched: false });
});

test('posts and lists are in the blog; lists of tags are listed, but not searched', () => {
  expect(facts('/blog/2025/01/02/news')).toMatchObject({ title: 'News', section: 'Blog', searchSection: 'blog', isSearched: true });
  expect(facts('/blog')).toMatchObject({ section: '', isListed: true, isSearched: true });
  expect(facts('/blog/tags/releases')).toMatchObject({ isListed: true, isSearched: false });
});

test('every page that stands alone has a route file', () => {
  for (const { path } of Object.values(standalonePages)) expect(existsSync(facts(path).route.source), path).toBe(true);
});

test('of the pages that stand alone, those with a subject of their own are listed', () => {
  expect(facts('/live_demo')).toMatchObject({ isListed: true, isSearched: true });
  for (const path of ['/', '/search', '/404']) expect(facts(path), path).toMatchObject({ isListed: false, isSearched: false });
});

test('addresses are those of the language of the text, and only translated pages have alternates', () => {
  const root = 'https://docs.webforj.com';
  expect(facts('/docs/guide/first', 'de')).toMatchObject({
    url: `${root}/de/docs/guide/first`,
    canonical: `${root}/de/docs/guide/first`,
    twinUrl: `${root}/de/docs/guide/first.md`,
    lastUpdated: new Date('2026-03-04'),
    lang: undefined,
    alternates: [
      { hreflang: 'en-US', url: `${root}/docs/guide/first` },
      { hreflang: 'de-DE', url: `${root}/de/docs/guide/first` },
      { hreflang: 'x-default', url: `${root}/docs/guide/first` },
    ],
  });
  const fallback = facts('/docs/remote', 'de');
  expect(fallback).toMatchObject({ url: `${root}/de/docs/remote`, canonical: `${root}/docs/remote`, lang: 'en-US', alternates: [] });
  expect(facts('/search').twinUrl).toBeUndefined();
});

test('an author may replace the edit link and hide the table of contents', () => {
  const written = 'https://github.com/webforj/webforj-documentation/edit/main/content/en/docs/guide/first.mdx';
  expect(facts('/docs/guide/first')).toMatchObject({ editUrl: written, toc: { minLevel: 2, maxLevel: 3 } });
  expect(facts('/docs/remote')).toMatchObject({ editUrl: 'https://example.com/edit', toc: undefined });
  expect(facts('/blog')).toMatchObject({ editUrl: undefined, toc: undefined });
});

test('the home page and the blog name the feeds', () => {
  expect(Object.keys(facts('/').feeds ?? {})).toEqual(['application/rss+xml', 'application/atom+xml', 'application/feed+json']);
  expect(facts('/blog/tags/releases', 'de').feeds?.['application/rss+xml']).toMatchObject([
    { url: 'https://docs.webforj.com/de/blog/rss.xml' },
  ]);
  expect(facts('/docs/hidden').feeds).toBeUndefined();
});
