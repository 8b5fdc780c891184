import { expect, test } from 'vitest';
import { PlainPages } from '../plain/pages';
import { modelOf } from '../routes/test-model';
import { makeSearchIndexes } from './write-index';

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
