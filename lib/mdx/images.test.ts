import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { imageSource } from './image-source';
import {
  type Asset,
  assetFolder,
  cardProblem,
  findFile,
  findImage,
  imageAsset,
  imageProblem,
  publishImage,
  publishSocialImage,
  socialAsset,
  writeAsset,
} from './images';

const project = process.cwd();
let folder: string;

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#246' } })
    .png()
    .toBuffer();

/** Writes the files of an asset and returns its image with the path of a file for each path on the site. */
async function written(asset: Promise<Asset>) {
  const { image } = await asset;
  await writeAsset(await asset);
  return { ...image, fileOf: (sitePath: string) => path.join(assetFolder, path.basename(sitePath)) };
}

/** A JPEG whose EXIF orientation rotates it by 90 degrees. */
const lying = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#246' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'images-'));
  process.chdir(folder);
  for (const name of ['content/en/docs/guide/img', 'public/img']) await mkdir(name, { recursive: true });
  await writeFile('content/en/docs/guide/img/a b.png', await png(30, 20));
  await writeFile('public/img/logo.png', await png(8, 9));
  await writeFile('content/en/docs/guide/broken.png', 'no image');
});

afterAll(async () => {
  process.chdir(project);
  await rm(folder, { recursive: true });
});

const page = 'content/en/docs/guide/page.mdx';

describe('the path of an image', () => {
  test.each([
    ['./a.png', { source: 'content/en/docs/guide/a.png' }],
    ['../img/a%20b.png', { source: 'content/en/docs/img/a b.png' }],
    ['100%.png', { source: 'content/en/docs/guide/100%.png' }],
    ['/img/a%20b.png', { source: 'public/img/a b.png', publicPath: '/img/a b.png' }],
    ['@site/static/img/logo.png', { source: 'public/img/logo.png', publicPath: '/img/logo.png' }],
    ['a.svg?v=2#part', { source: 'content/en/docs/guide/a.svg' }],
  ])('%s', (src, expected) => {
    expect(imageSource(page, src)).toEqual(expected);
  });
});

describe('an image of a page', () => {
  test('gets a name that changes with its content, and keeps its size', async () => {
    const { fileOf, ...image } = await written(imageAsset(page, 'img/a%20b.png'));
    expect(image).toEqual({
      path: expect.stringMatching(/^\/content-assets\/a-b-[0-9a-f]{10}\.png$/),
      width: 30,
      height: 20,
      sources: expect.anything(),
    });
    expect(await readFile(fileOf(image.path))).toEqual(await readFile('content/en/docs/guide/img/a b.png'));
  });

  test.each(['/img/logo.png', '@site/static/img/logo.png'])('in public stays where it is: %s', async (src) => {
    expect(await publishImage(page, src)).toMatchObject({ path: '/img/logo.png', width: 8, height: 9 });
  });

  test('is encoded in modern formats, not larger than the original or the page', async () => {
    await writeFile('content/en/docs/guide/wide.png', await png(2000, 10));
    const { sources, fileOf } = await written(imageAsset(page, 'wide.png'));
    expect(sources.map(({ type, variants }) => [type, variants.map(({ width }) => width)])).toEqual([
      ['image/avif', [744, 1488]],
      ['image/webp', [744, 1488]],
    ]);
    for (const { variants } of sources)
      for (const variant of variants) expect((await sharp(fileOf(variant.path)).metadata()).width).toBe(variant.width);
  });

  test('has a name before any file of it is written, so that rendering a page writes nothing', async () => {
    await writeFile('content/en/docs/guide/early.png', await png(20, 10));
    const { path: sitePath, sources } = await publishImage(page, 'early.png');
    expect([sitePath, sources.length]).toEqual([expect.stringMatching(/\/early-\w{10}\.png$/), 2]);
    expect((await readdir(assetFolder)).filter((name) => name.startsWith('early'))).toEqual([]);
  });

  test('that is an SVG stays unchanged', async () => {
    await writeFile('content/en/docs/guide/a.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"/>');
    expect(await publishImage(page, 'a.svg')).toMatchObject({ width: 20, height: 10, sources: [] });
  });

  test('of the English text is shown by translations that have none of their own', async () => {
    await writeFile('content/en/docs/guide/shared.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"/>');
    await mkdir('content/de/docs/guide', { recursive: true });
    await writeFile('content/de/docs/guide/translated.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="10"/>');
    await writeFile('content/en/docs/guide/translated.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"/>');
    const german = 'content/de/docs/guide/page.mdx';
    expect(await publishImage(german, './shared.svg')).toMatchObject({ width: 20 });
    expect(await publishImage(german, './translated.svg')).toMatchObject({ width: 30 });
    expect(imageSource(german, './gone.svg')).toEqual({ source: 'content/de/docs/guide/gone.svg' });
  });

  test('that is missing is reported for each page that uses it', async () => {
    const pages = [page, 'content/en/docs/guide/other.mdx'];
    const results = await Promise.allSettled(pages.map((file) => publishImage(file, './missing.png')));
    expect(results.map((result) => (result.status === 'rejected' ? result.reason.message : 'found'))).toEqual(
      pages.map((file) => `${file}: the image "./missing.png" cannot be used: there is no content/en/docs/guide/missing.png`),
    );
  });

  test('that is missing or invalid can be left out', async () => {
    for (const src of ['./missing.png', 'broken.png']) expect(await findImage(page, src)).toBeUndefined();
    expect(await findFile(page, './missing.mp4')).toBeUndefined();
  });

  test('that is invalid is reported', async () => {
    await expect(publishImage(page, 'broken.png')).rejects.toThrow(
      `${page}: the image "broken.png" cannot be used: Input buffer contains unsupported image format`,
    );
  });

  test('is found once it exists', async () => {
    await expect(publishImage(page, 'late.png')).rejects.toThrow('late.png');
    await writeFile('content/en/docs/guide/late.png', await png(1, 2));
    expect(await publishImage(page, 'late.png')).toMatchObject({ width: 1, height: 2 });
  });

  test('has another name after it was replaced', async () => {
    await writeFile('content/en/docs/guide/changing.png', await png(3, 2));
    const before = await publishImage(page, 'changing.png');
    expect(await publishImage(page, 'changing.png')).toBe(before);
    await writeFile('content/en/docs/guide/changing.png', await png(60, 50));
    const { fileOf, ...after } = await written(imageAsset(page, 'changing.png'));
    expect(after).toMatchObject({ width: 60, height: 50 });
    expect(after.path).not.toBe(before.path);
    expect(await readFile(fileOf(after.path))).toEqual(await readFile('content/en/docs/guide/changing.png'));
  });

  test('is encoded again after it was replaced by one of the same size', async () => {
    const file = 'content/en/docs/guide/changing.webp';
    const plain = (background: string) =>
      sharp({ create: { width: 20, height: 20, channels: 3, background } })
        .webp()
        .toBuffer();
    for (const [color, channel] of [
      ['#f00', 0],
      ['#00f', 2],
    ] as const) {
      await writeFile(file, await plain(color));
      const { sources, fileOf } = await written(imageAsset(page, 'changing.webp'));
      for (const { variants } of sources) {
        const [pixel] = await Promise.all(variants.map((variant) => sharp(fileOf(variant.path)).resize(1, 1).raw().toBuffer()));
        expect(pixel?.[channel]).toBeGreaterThan(250);
      }
    }
  });

  test('with an EXIF rotation has its displayed size', async () => {
    await writeFile('content/en/docs/guide/lying.jpg', await lying(1000, 700));
    const { width, height, sources, fileOf } = await written(imageAsset(page, 'lying.jpg'));
    expect({ width, height }).toEqual({ width: 700, height: 1000 });
    expect(sources.map(({ variants }) => variants.map((variant) => variant.width))).toEqual([[700], [700]]);
    for (const { variants } of sources)
      for (const variant of variants) expect(await sharp(fileOf(variant.path)).metadata()).toMatchObject({ width: 700, height: 1000 });
  });
});

describe('an image file', () => {
  test.each([
    ['guide/img/a b.png', undefined],
    ['guide/broken.png', 'is not an image; use PNG, JPEG, WebP, AVIF, GIF or SVG'],
    [
      'guide/huge.png',
      expect.stringMatching(/^is huge \(6000 × 5000 pixels, 0\.\d MB\); 2976 pixels of width are enough, and at most 6 MB$/),
    ],
  ])('%s: %s', async (name, problem) => {
    await writeFile('content/en/docs/guide/huge.png', await png(6000, 5000));
    expect(await imageProblem(`content/en/docs/${name}`)).toEqual(problem);
  });

  test('with an EXIF rotation is measured as displayed', async () => {
    await writeFile('content/en/docs/guide/lying.jpg', await lying(6000, 5000));
    expect(await imageProblem('content/en/docs/guide/lying.jpg')).toMatch(/^is huge \(5000 × 6000 pixels, /);
    await writeFile('content/en/docs/guide/lying.jpg', await lying(1300, 630));
    expect(await cardProblem('content/en/docs/guide/lying.jpg')).toBe(
      'is too small for a card: 630 × 1300 pixels; make it 1200 × 630 or larger',
    );
    await writeFile('content/en/docs/guide/lying.jpg', await lying(630, 1200));
    expect(await cardProblem('content/en/docs/guide/lying.jpg')).toBeUndefined();
  });
});

describe('the image of a social card', () => {
  test('is drawn from an SVG once, in the size of cards', async () => {
    await writeFile(
      'content/en/docs/guide/cover.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 315"><path d="M0 0h9v9z"/></svg>',
    );
    const { fileOf, ...image } = await written(socialAsset(page, './cover.svg'));
    expect(image).toMatchObject({ path: expect.stringMatching(/^\/content-assets\/cover-\w{10}-card\.png$/), width: 1200, height: 630 });
    expect(await sharp(fileOf(image.path)).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(await publishSocialImage(page, 'cover.svg')).toEqual(image);
  });

  test('is a JPEG of that size from a picture of any format', async () => {
    const wide = sharp({ create: { width: 1600, height: 900, channels: 4, background: '#24680080' } });
    await writeFile('content/en/docs/guide/photo.webp', await wide.webp().toBuffer());
    const { fileOf, ...image } = await written(socialAsset(page, 'photo.webp'));
    expect(image).toMatchObject({ path: expect.stringMatching(/^\/content-assets\/photo-\w{10}-card\.jpg$/), width: 1200, height: 630 });
    expect(await sharp(fileOf(image.path)).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  });

  test('is drawn again after the picture was replaced', async () => {
    const drawing = (size: number) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="M0 0h9v9z"/></svg>`;
    await writeFile('content/en/docs/guide/changing.svg', drawing(60));
    const before = await publishSocialImage(page, 'changing.svg');
    await writeFile('content/en/docs/guide/changing.svg', drawing(600));
    expect((await publishSocialImage(page, 'changing.svg')).path).not.toBe(before.path);
  });

  test('that is too small stays unchanged', async () => {
    expect(await publishSocialImage(page, '/img/logo.png')).toMatchObject({ path: '/img/logo.png', width: 8, height: 9 });
  });

  test('that does not exist is an error with file and name', async () => {
    await expect(publishSocialImage(page, 'gone.svg')).rejects.toThrow(`${page}: the image "gone.svg" cannot be used`);
  });
});
