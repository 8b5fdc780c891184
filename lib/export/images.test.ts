import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ContentReader } from '../content/files';
import { parseContent } from '../content/parse';
import { buildModel, type SiteModel } from '../routes/model';
import { loadSite } from '../site/load';
import { values } from '../site/values';
import { writeFeeds } from './feeds';
import { makeImages, writeImages } from './images';

const root = 'tests/fixtures/blog-content';
const site = loadSite({ ...values, url: 'https://docs.example.com', redirects: [] }, {});
let folder: string;
let model: SiteModel;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'images-'));
  const content = parseContent(new ContentReader(root).read(), root);
  model = buildModel({ content, site, drafts: false, now: new Date('2025-06-01') });
});

afterAll(() => rm(folder, { recursive: true }));

test('an export has the images of its pages and feeds without a rendered page, each with all its forms', async () => {
  await writeImages(folder, await makeImages(model));
  const files = await readdir(path.join(folder, 'content-assets'));
  expect(files.map((file) => file.replace(/-\w{10}/, '')).sort()).toEqual(['cover-card.png', 'cover.dark.svg', 'cover.svg']);
});

test('every image of a feed is one of them', async () => {
  await writeFeeds(folder, model, site);
  const names = await makeImages(model);
  for (const feed of ['blog/feed.json', 'zh/blog/feed.json']) {
    const shown = [...(await readFile(path.join(folder, feed), 'utf8')).matchAll(/\/content-assets\/([^"\\]+)/g)];
    expect(shown.length).toBeGreaterThan(0);
    for (const [, name = ''] of shown) expect(names).toContain(name);
  }
});

test('a text outside of the content adds its images; one that is missing adds nothing', async () => {
  const own = path.join(folder, 'own');
  await mkdir(own);
  await writeFile(path.join(own, 'a.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"/>');
  const before = await makeImages(model);
  const after = await makeImages(model, [
    { file: path.join(own, 'page.mdx'), body: '![a](./a.svg)\n\n![b](./b.svg)\n\n![c](https://example.com/c.png)\n', textLocale: 'en' },
  ]);
  expect([...after].filter((name) => !before.has(name))).toEqual([expect.stringMatching(/^a-\w{10}\.svg$/)]);
});

test('an image that is damaged is an error with its name', async () => {
  const own = path.join(folder, 'damaged');
  await mkdir(own);
  const whole = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#246' } })
    .png()
    .toBuffer();
  await writeFile(path.join(own, 'a.png'), whole.subarray(0, whole.length / 2));
  const file = path.join(own, 'page.mdx');
  await expect(makeImages(model, [{ file, body: '![a](./a.png)\n', textLocale: 'en' }])).rejects.toThrow(
    `${file}: the image "./a.png" cannot be encoded: `,
  );
});
