import { expect, test } from 'vitest';
import { translatorFor } from '../i18n/translator';
import { modelOf } from '../routes/test-model';
import { pageFacts } from './facts';

const { model } = modelOf({
  'en/docs/guide/_category_.json': '{"label": "Guide", "link": {"type": "generated-index", "description": "All of it."}}',
  'en/docs/guide/first.mdx': '---\ntitle: First\ndescription: About it.\n---\nText.',
  'en/docs/hidden.mdx': '---\ntitle: Hidden\nunlisted: true\n---\nText.',
  'en/blog/2025-01-02-news.mdx': '---\ntitle: News\ntags: [releases]\n---\nText.',
});
const t = await translatorFor('en');

function facts(path: string) {
  const route = model.route('en', path);
  if (!route) throw new Error(`There is no page at ${path}.`);
  return pageFacts(route, t);
}

test('a doc is in its outermost category', () => {
  expect(facts('/docs/guide/first')).toEqual({
    title: 'First',
    description: 'About it.',
    section: 'Guide',
    trail: ['Guide'],
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

test('of the pages that stand alone, the 404 page names the live demo only', () => {
  const listed = model.routes.filter(
    (route) => route.locale === 'en' && !route.path.startsWith('/docs') && !route.path.startsWith('/blog'),
  );
  expect(listed.filter((route) => pageFacts(route, t).isListed).map(({ path }) => path)).toEqual(['/live_demo']);
});
