import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { ContentReader } from '../content/files';
import { parseContent } from '../content/parse';
import { buildModel, type SiteModel } from '../routes/model';
import type { Route } from '../routes/table';
import { locales } from '../shared/i18n/locales';
import { site } from '../site';

type Structure = {
  urls: { path: string; kind: string; count?: number }[];
  posts: { permalink: string; date: string; authors: string[]; tags: string[]; newer?: string; older?: string }[];
};

/** Addresses of the old blog that are others here; the old ones lead on. */
const moved = new Map([['/blog/Full-stack development with webforJ', '/blog/full-stack-development-with-webforj']]);
const here = (path: string) => moved.get(path) ?? path;

const kinds: Record<string, Route['kind']> = {
  list: 'blog-list',
  archive: 'blog-archive',
  tagIndex: 'blog-tags',
  tag: 'blog-tag',
  authorIndex: 'blog-authors',
  author: 'blog-author',
  post: 'post',
};

/** The posts in `content/` against `tests/fixtures/blog-structure.json`, the blog as its readers and search engines know it. */
describe('the blog has the addresses it must have', () => {
  let structure: Structure;
  let model: SiteModel;
  const blogRoutes = (locale: string) =>
    model.routes.filter((route) => route.locale === locale && (route.kind === 'post' || route.kind.startsWith('blog-')));

  beforeAll(async () => {
    structure = JSON.parse(await readFile('tests/fixtures/blog-structure.json', 'utf8'));
    model = buildModel({ content: parseContent(new ContentReader('content').read()), site, drafts: false });
  });

  test.each(locales)('in %s', (locale) => {
    // Feeds are no pages: tests/e2e/blog.spec.ts reads them.
    const pages = structure.urls.filter(({ kind }) => kind in kinds);
    const expected = pages.map(({ path, kind }) => `${here(path)} ${kinds[kind]}`);
    expect(
      blogRoutes(locale)
        .map(({ path, kind }) => `${path} ${kind}`)
        .sort(),
    ).toEqual(expected.sort());
  });

  test('with as many posts on each list', () => {
    const counts = blogRoutes('en').flatMap((route) => ('list' in route ? [`${route.path} ${route.list.posts.length}`] : []));
    expect(counts.sort()).toEqual(structure.urls.flatMap(({ path, count }) => (count === undefined ? [] : [`${path} ${count}`])).sort());
  });

  test('with dates, teams, tags and order of the posts', () => {
    const posts = blogRoutes('en').flatMap((route) =>
      route.kind === 'post'
        ? [
            {
              permalink: route.path,
              date: route.post.date.toISOString().slice(0, 10),
              authors: route.post.authors.map(({ key }) => key),
              tags: route.post.tags.map(({ path }) => path).sort(),
              newer: route.newer?.path,
              older: route.older?.path,
            },
          ]
        : [],
    );
    expect(posts).toEqual(
      structure.posts.map(({ permalink, date, authors, tags, newer, older }) => ({
        permalink: here(permalink),
        date,
        authors,
        tags: tags.sort(),
        newer: newer && here(newer),
        older: older && here(older),
      })),
    );
  });

  test('and old addresses lead on', () => {
    for (const [from, to] of moved) expect(model.redirects).toContainEqual({ from, to });
  });
});
