import { expect, test } from 'vitest';
import { lastUpdated } from './last-updated';

const doc = { textLocale: 'en' as const, file: 'content/en/docs/not-committed.mdx', source: 'not-committed.mdx', body: '', bodyOffset: 0 };

test('a date in the front matter says when a page was last updated', async () => {
  expect(await lastUpdated({ ...doc, frontMatter: { last_update: { date: '2025-09-30' } } })).toEqual(new Date('2025-09-30'));
});

test('a page without such a date and without history has none', async () => {
  expect(await lastUpdated({ ...doc, frontMatter: { last_update: { author: 'docs' } } })).toBeUndefined();
});
