import { describe, expect, test } from 'vitest';
import { parseContent } from '../content/parse';
import { files } from '../content/test-files';
import { buildModel } from '../routes/model';
import { loadSite } from '../site/load';
import { values } from '../site/values';
import { checkContent } from './content';

const site = loadSite({ ...values, redirects: [] }, {});
const now = new Date('2025-06-01');
const post = (front: string) => `---\ntitle: P\n${front}\n---\nText.\n\n{/* truncate */}\n`;

const others = {
  'en/docs/start.mdx': '---\ntitle: Start\n---\nText',
  'en/docs/guide/guide.mdx': '---\ntitle: Guide\n---\nText',
  'en/docs/guide/part.mdx': '---\ntitle: Part\n---\n## Own {#own}',
  'en/docs/dra.mdx': '---\ntitle: Draft\ndraft: true\n---\nText',
  'en/blog/2025-01-01-old/index.mdx': post(''),
  'en/blog/2031-05-06-later/index.mdx': post(''),
  'en/blog/dated.mdx': post('date: 2031-05-07'),
  'en/blog/2025-01-02-draft/index.mdx': post('draft: true'),
};

/** Returns the problems of the links in a text. */
async function check(file: string, text: string): Promise<string[]> {
  const content = parseContent(files({ ...others, [file]: text }));
  const model = buildModel({ content, site, drafts: false, now });
  expect(model.problems).toEqual([]);
  return (await checkContent(content, model, site)).map(({ message }) => message);
}

const doc = 'en/docs/guide/a.mdx';
const entry = 'en/blog/2025-02-01-new/index.mdx';

describe('a link to an unpublished page says why it is not published', () => {
  test.each([
    [entry, '../2031-05-06-later/index.mdx', 'file: that post is dated 2031-05-06 and not published before'],
    [entry, '../dated.mdx', 'file: that post is dated 2031-05-07 and not published before'],
    [entry, '../2025-01-02-draft/index.mdx', 'file: that post is a draft'],
    [entry, '../../docs/dra.mdx', 'file: that page is a draft'],
    [entry, '/docs/dra.mdx', 'file: that page is a draft'],
    [entry, '../../docs/Start.mdx', 'file: the file is called docs/start.mdx, in other upper and lower case'],
    [entry, '../../docs/stort.mdx', 'file, did you mean "start.mdx"?'],
    [doc, '../dra.mdx', 'file: that page is a draft'],
    [doc, '../../blog/2031-05-06-later/index.mdx', 'file: that post is dated 2031-05-06 and not published before'],
    [doc, '/docs/dra', 'page: that page is a draft'],
    [doc, '/docs/dra/#x', 'page: that page is a draft'],
    [doc, '../dra', 'page: that page is a draft'],
    [doc, '/blog/2031/05/06/later', 'page: that post is dated 2031-05-06 and not published before'],
    [doc, '/blog/2025/01/02/draft', 'page: that post is a draft'],
  ])('from %s to %s', async (file, url, reason) => {
    expect(await check(file, `${post('')}\n[x](${url})`)).toEqual([`the link "${url}" leads to no ${reason}`]);
  });
});

describe('a URL relative to the page', () => {
  test.each([
    [doc, './part'],
    [doc, 'part?x#own'],
    [doc, './part/'],
    [doc, '../start'],
    [doc, '../../blog/rss.xml'],
    ['en/docs/guide/guide.mdx', './part'],
    [entry, '../../../2025/01/01/old'],
  ])('is accepted in %s as %s', async (file, url) => {
    expect(await check(file, `${post('')}\n[x](${url})`)).toEqual([]);
  });

  test.each([
    ['./nothing', 'leads to no page'],
    ['./nowhere.html', 'leads to no page'],
    ['./parts', 'leads to no page, did you mean "/docs/guide/part"?'],
    ['./part#gone', 'leads to content/en/docs/guide/part.mdx, which has no heading with the id "gone"'],
  ])('is refused as %s', async (url, problem) => {
    expect(await check(doc, `---\ntitle: A\n---\n[x](${url})`)).toEqual([expect.stringContaining(`the link "${url}" ${problem}`)]);
  });
});
