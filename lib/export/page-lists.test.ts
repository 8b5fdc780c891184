import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { modelOf } from '../routes/test-model';
import { locales } from '../shared/i18n/locales';
import { writePageLists } from './page-lists';

const { model } = modelOf({
  'en/docs/order.mdx': '---\ntitle: Order\n---\nText.',
  'en/docs/hidden.mdx': '---\ntitle: Hidden\nunlisted: true\n---\nText.',
  'en/docs/guide/first.mdx': '---\ntitle: First\n---\nText.',
  'en/docs/guide/_category_.json': '{"label": "Guide", "link": {"type": "generated-index"}}',
  'de/docs/order.mdx': '---\ntitle: Bestellung\n---\nText.',
  'en/blog/2025-01-02-news.mdx': '---\ntitle: News\ntags: [releases]\n---\nText.',
  'en/blog/2025-01-03-hidden.mdx': '---\ntitle: Hidden post\nunlisted: true\n---\nText.',
});

test('a list has the titles of its language, English ones where there are no others, marked as such, and nothing that is not listed', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'page-lists-'));
  try {
    for (const locale of locales) await mkdir(path.join(folder, locale));
    await writePageLists(folder, model);
    expect(JSON.parse(await readFile(path.join(folder, 'pages.json'), 'utf8'))).toContainEqual(['/docs/order', 'Order']);
    const german: string[][] = JSON.parse(await readFile(path.join(folder, 'de/pages.json'), 'utf8'));
    expect(german).toContainEqual(['/live_demo', 'Live-Demo']);
    expect(german.filter(([path]) => /^\/(?:docs|blog)/.test(path ?? '')).sort()).toEqual([
      ['/blog', 'Blog'],
      ['/blog/2025/01/02/news', 'News', 'en-US'],
      ['/blog/archive', 'Archiv'],
      ['/blog/authors', 'Autorenteams'],
      ['/blog/tags', 'Schlagwörter'],
      ['/blog/tags/releases', 'Beiträge zum Schlagwort „releases“'],
      ['/docs/category/guide', 'Guide', 'en-US'],
      ['/docs/guide/first', 'First', 'en-US'],
      ['/docs/order', 'Bestellung'],
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
