import { expect, test } from 'vitest';
import { PlainPages } from '../plain/pages';
import { modelOf } from '../routes/test-model';
import { indexFiles, makeSearchIndexes, unchangedIndexes } from './write-index';

test('search reads docs and posts, and nothing that is unlisted', async () => {
  const { model } = modelOf({
    'en/docs/a.mdx': '---\ntitle: A\n---\n',
    'en/docs/b.mdx': '---\ntitle: B\nunlisted: true\n---\n',
    'en/blog/2025-01-02-c.mdx': '---\ntitle: C\n---\n{/* truncate */}\n',
    'en/blog/2025-01-03-d.mdx': '---\ntitle: D\nunlisted: true\n---\n{/* truncate */}\n',
  });
  const pages = new PlainPages(model, { url: 'https://docs.example.com', basePath: '' });
  const read: string[] = [];
  await makeSearchIndexes({
    contentRoot: 'content',
    model,
    plain: (route) => {
      read.push(route.path);
      return pages.shared(route);
    },
  });
  expect(read.sort()).toEqual(['/blog/2025/01/02/c', '/docs/a']);
});

test('the index of one language reads the pages of this language alone', async () => {
  const { model } = modelOf({
    'en/docs/a.mdx': '---\ntitle: A\n---\n',
    'de/docs/a.mdx': '---\ntitle: A\n---\n',
  });
  const pages = new PlainPages(model, { url: 'https://docs.example.com', basePath: '' });
  const read: string[] = [];
  const { files } = await makeSearchIndexes({
    contentRoot: 'content',
    model,
    plain: (route) => {
      read.push(route.url);
      return pages.shared(route);
    },
    names: ['de'],
  });
  expect(read).toEqual(['/de/docs/a']);
  expect([...files.keys()].filter((name) => !name.startsWith('parts/de/'))).toEqual(['de.bin']);
});

test('an edited page changes the index of its language alone, an untranslated one that of English', async () => {
  const { model } = modelOf({
    'en/docs/a.mdx': '---\ntitle: A\n---\n',
    'en/docs/b.mdx': '---\ntitle: B\n---\n',
    'de/docs/a.mdx': '---\ntitle: A\n---\n',
  });
  const urls = model.routes.map(({ url }) => url);
  const keptWithout = (...edited: string[]) => unchangedIndexes(model, new Set(urls.filter((url) => !edited.includes(url))));
  expect(await keptWithout('/de/docs/a')).not.toContain('de');
  expect(await keptWithout('/de/docs/a')).toContain('en');
  const ofFallback = await keptWithout('/docs/b', ...urls.filter((url) => url.endsWith('/docs/b')));
  expect(ofFallback).not.toContain('en');
  expect(ofFallback).toContain('de');
  expect(await unchangedIndexes(model, new Set())).toEqual([]);
});

test('the files of an index are found by name', () => {
  const files = ['de.bin', 'de-1a2b.json', 'parts/de/x.bin', 'en.bin', 'parts/en/x.bin'].map((name) => `search-index/${name}`);
  expect(files.filter((file) => indexFiles('de').test(file))).toEqual(files.slice(0, 3));
});
