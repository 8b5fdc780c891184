import { describe, expect, test } from 'vitest';
import { parseDay } from '../content/date';
import { fromSource, postPath } from './permalink';
import { kebabCase, previewOf, readingTime } from './text';

test.each([
  ['v24.00', 'v-24-00'],
  ['webforJ', 'webfor-j'],
  ['FlexLayout', 'flex-layout'],
  ['SPA Routing', 'spa-routing'],
  ['MVC', 'mvc'],
  ['Full-Stack', 'full-stack'],
  ['Full-stack development with webforJ', 'full-stack-development-with-webfor-j'],
  ['HTMLElement', 'html-element'],
  ['Veröffentlichung', 'veröffentlichung'],
  ['发布 2', '发布-2'],
  ['!', ''],
])('%s is %s in a URL', (label, segment) => {
  expect(kebabCase(label)).toBe(segment);
});

test.each([
  ['2025-09-30', '2025-09-30T00:00:00.000Z'],
  ['2025-9-3', '2025-09-03T00:00:00.000Z'],
  ['2025-09-30T23:30:00+02:00', '2025-09-30T00:00:00.000Z'],
  ['2024-02-29', '2024-02-29T00:00:00.000Z'],
  ['2025-02-30', undefined],
  ['2025-13-01', undefined],
  ['30.09.2025', undefined],
  ['yesterday', undefined],
])('%s is the day %s', (text, day) => {
  expect(parseDay(text)?.toISOString()).toBe(day);
});

describe('the path of a file', () => {
  test.each([
    ['2025-09-30-name.mdx', '2025-09-30', '2025/09/30/name'],
    ['2025-09-30-name.md', '2025-09-30', '2025/09/30/name'],
    ['2025-09-30-name/index.mdx', '2025-09-30', '2025/09/30/name'],
    ['2025-09-30-name/25.03.md', '2025-09-30', '2025/09/30/name/25.03'],
    ['2025/09/30/name.mdx', '2025-09-30', '2025/09/30/name'],
    ['2025/9/3-name/index.md', '2025-9-3', '2025/09/03/name'],
    ['news/2025-09-30-name.mdx', '2025-09-30', 'news/2025/09/30/name'],
    ['2025-09-30.mdx', '2025-09-30', '2025/09/30'],
    ['name.mdx', undefined, 'name'],
    ['news/name/index.mdx', undefined, 'news/name'],
  ])('%s gives day and URL', (source, day, slug) => {
    expect(fromSource(source)).toMatchObject({ slug, ...(day === undefined ? {} : { day }) });
  });

  test.each([
    ['my-post', '/blog/my-post'],
    ['/my-post', '/blog/my-post'],
    ['my-post/', '/blog/my-post'],
    ['whats-new-v25.03', '/blog/whats-new-v25.03'],
    ['a/b', '/blog/a/b'],
    ['../docs/a', undefined],
    ['/../docs', undefined],
    ['https://example.com/a', undefined],
    ['//example.com/a', undefined],
  ])('the slug %s leads to %s', (slug, path) => {
    expect(postPath({ source: '2025-09-30-name.mdx', frontMatter: { slug } }, '/blog')).toBe(path);
  });
});

describe('the preview of a post', () => {
  test.each([
    ['{/* truncate */}', 'First.\n\n{/* truncate */}\n\nRest.', 'First.'],
    ['<!-- truncate -->', 'First.\n\n<!--truncate-->\n\nRest.', 'First.'],
    ['the first of two', 'First.\n{/*truncate*/}\nRest.\n<!-- truncate -->', 'First.'],
    ['none', 'First.', undefined],
    ['one in code only', '```\n{/* truncate */}\n```\n\nRest.', undefined],
    ['links defined behind it', 'A [b][c].\n\n{/* truncate */}\n\nRest.\n\n[c]: /d', 'A [b][c].\n\n[c]: /d'],
  ])('ends at %s', (_name, body, preview) => {
    expect(previewOf(body)).toBe(preview);
  });
});

test('reading time is one minute per 200 words, at least one', () => {
  expect(readingTime('word '.repeat(1000), 'en')).toBe(5);
  expect(readingTime('Word', 'en')).toBe(1);
  expect(readingTime('我们发布了新版本。'.repeat(200), 'zh')).toBeGreaterThan(3);
});
