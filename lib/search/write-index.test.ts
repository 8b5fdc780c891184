import { expect, test } from 'vitest';
import { modelOf } from '../routes/test-model';
import { makeSearchIndexes } from './write-index';

test('search reads docs, posts and lists, and nothing that is unlisted', async () => {
  const { model } = modelOf({
    'en/docs/a.mdx': '---\ntitle: A\n---\n',
    'en/docs/b.mdx': '---\ntitle: B\nunlisted: true\n---\n',
    'en/blog/2025-01-02-c.mdx': '---\ntitle: C\n---\n{/* truncate */}\n',
    'en/blog/2025-01-03-d.mdx': '---\ntitle: D\nunlisted: true\n---\n{/* truncate */}\n',
  });
  const read: string[] = [];
  await makeSearchIndexes({
    contentRoot: 'content',
    routes: model.routes,
    read: ({ locale, path }) => {
      if (locale === 'en') read.push(path);
      return {
        title: path,
        description: '',
        chips: '',
        keywords: '',
        sections: [{ anchor: '', heading: '', path: [], text: '', code: '' }],
      };
    },
  });
  expect(read).toEqual(expect.arrayContaining(['/docs/a', '/blog/2025/01/02/c', '/blog']));
  expect(read.filter((path) => /\/[bd]$/.test(path))).toEqual([]);
});
