import { expect, test } from 'vitest';
import type { Post } from '../blog/types';
import { modelOf } from '../routes/test-model';
import { blogPosting, breadcrumbList } from './structured-data';

const { model } = modelOf({
  'authors.yml': 'desk-team:\n  name: Desk\n  page: true\n',
  'en/blog/2025-01-02-a.mdx': '---\ntitle: A\ndescription: About a.\nauthors: desk-team\ntags: [One, Two]\n---\nText.',
  'en/blog/2025-01-03-b.mdx': '---\ntitle: B\nauthors: [{name: Ada, url: "https://example.com"}]\n---\nText.',
  'de/blog/2025-01-02-a.mdx': '---\ntitle: Das A\n---\nText.',
});

function postAt(locale: 'en' | 'de' | 'fr', path: string): Post {
  const route = model.route(locale, path);
  if (route?.kind !== 'post') throw new Error(`There is no post at ${path}.`);
  return route.post;
}

test('a post is described with absolute addresses of the language it is written in', () => {
  const posting = blogPosting(postAt('de', '/blog/2025/01/02/a'), { image: '/content-assets/a.png', modified: new Date('2025-02-01') });
  expect(posting).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Das A',
    description: 'About a.',
    datePublished: '2025-01-02T00:00:00.000Z',
    dateModified: '2025-02-01T00:00:00.000Z',
    inLanguage: 'de-DE',
    url: 'https://docs.webforj.com/de/blog/2025/01/02/a',
    image: 'https://docs.webforj.com/content-assets/a.png',
    keywords: 'One, Two',
    author: [{ '@type': 'Organization', name: 'Desk', url: 'https://docs.webforj.com/de/blog/authors/desk-team' }],
  });
  expect(blogPosting(postAt('fr', '/blog/2025/01/03/b'), {})).toMatchObject({
    inLanguage: 'en-US',
    url: 'https://docs.webforj.com/blog/2025/01/03/b',
    dateModified: '2025-01-03T00:00:00.000Z',
    author: [{ name: 'Ada', url: 'https://example.com' }],
  });
});

test('a trail counts from the top, in the language of the text, and leaves out categories without a page', () => {
  const trail = [{ label: 'Blog', path: '/blog' }, { label: 'Without a page' }, { label: 'A', path: '/blog/a' }];
  expect(breadcrumbList(trail, { path: '/blog/a', textLocale: 'de' })).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Blog', item: 'https://docs.webforj.com/de/blog' },
      { position: 2, name: 'A', item: 'https://docs.webforj.com/de/blog/a' },
    ],
  });
});
