import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cardsOf } from '../export/cards';
import { modelOf } from '../routes/test-model';
import type { Locale } from '../shared/i18n/locales';
import { cardPath, socialImage } from './card';
import { loadFacts } from './facts';

const post = (title: string, more = '') =>
  `---\ntitle: ${title}\nauthors: desk-team\ntags: [release]\n${more}---\nText.\n\n{/* truncate */}\n`;
const { model } = modelOf({
  'authors.yml': 'desk-team:\n  name: Desk\n  page: true\n',
  'tags.yml': 'release:\n  label: Release\n',
  'de/tags.yml': 'release:\n  label: Version\n',
  'en/docs/spring/overview.mdx': '---\ntitle: Overview\n---\n',
  'en/docs/spring/_category_.json': '{"label":"Spring"}',
  'en/blog/2025-01-01-first/index.mdx': post('First'),
  'en/blog/2025-01-02-drawn/index.mdx': post('Drawn', 'image: ./cover.svg\n'),
  'en/blog/2025-01-03-photo/index.mdx': post('Photo', 'image: ./cover.png\n'),
  'en/blog/2025-01-04-small/index.mdx': post('Small', 'image: ./cover.png\n'),
  'en/blog/2025-01-05-remote/index.mdx': post('Remote', 'image: https://example.com/cover.png\n'),
  'de/blog/2025-01-01-first/index.mdx': '---\ntitle: Erster\n---\nText.\n',
});

const factsOf = await loadFacts(model);
const pageAt = (locale: Locale, sitePath: string) => {
  const route = model.route(locale, sitePath);
  if (!route) throw new Error(`There is no ${sitePath}.`);
  return factsOf(route);
};
const card = (locale: Locale, sitePath: string) => pageAt(locale, sitePath).card;
const image = (locale: Locale, sitePath: string) => socialImage(pageAt(locale, sitePath));

const project = process.cwd();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'card-'));
  process.chdir(folder);
  const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#246' } }).png();
  const write = async (name: string, data: string | Buffer) => {
    await mkdir(path.join('content/en/blog', path.dirname(name)), { recursive: true });
    await writeFile(path.join('content/en/blog', name), data);
  };
  await write('2025-01-02-drawn/cover.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 315"><text>Drawn</text></svg>');
  await write('2025-01-03-photo/cover.png', await picture(1200, 630).toBuffer());
  await write('2025-01-04-small/cover.png', await picture(600, 315).toBuffer());
});

afterAll(async () => {
  process.chdir(project);
  await rm(folder, { recursive: true });
});

describe('the card of a page', () => {
  test('has its title and where it is', async () => {
    expect(card('en', '/docs/spring/overview')).toMatchObject({ title: 'Overview', section: 'Spring' });
    expect(card('en', '/blog/2025/01/01/first')).toMatchObject({ title: 'First', section: 'Blog', site: 'webforJ Documentation' });
    expect(card('en', '/')).toMatchObject({ title: 'Web apps in Java', section: '' });
  });

  test('is that of its own language, and the English one where there is no translation', async () => {
    expect(card('de', '/blog/2025/01/01/first')).toMatchObject({ title: 'Erster', locale: 'de', site: 'webforJ-Dokumentation' });
    expect(card('fr', '/blog/2025/01/01/first')).toEqual(card('en', '/blog/2025/01/01/first'));
  });

  test('of a list says what the list has', async () => {
    const titles = (locale: Locale, ...paths: string[]) => paths.map((name) => Object.values(card(locale, `/blog${name}`)).slice(0, 2));
    expect(titles('en', '', '/archive', '/tags', '/authors', '/tags/release', '/authors/desk-team')).toEqual([
      ['Blog', ''],
      ['Archive', 'Blog'],
      ['Tags', 'Blog'],
      ['Authors', 'Blog'],
      ['Posts tagged “Release”', 'Blog'],
      ['Posts by Desk', 'Blog'],
    ]);
    expect(titles('de', '/tags/release')).toEqual([['Beiträge zum Schlagwort „Version“', 'Blog']]);
    expect(titles('fr', '/tags/release')).toEqual([['Posts tagged “Release”', 'Blog']]);
  });

  test('is that of the home page where a page is about nothing of its own', async () => {
    expect(card('de', '/search')).toEqual(card('de', '/'));
  });
});

describe('the picture of a post', () => {
  test('is the cover where networks show it', async () => {
    expect(await image('de', '/blog/2025/01/03/photo')).toEqual({
      path: expect.stringMatching(/^\/content-assets\/cover-\w{10}-card\.jpg$/),
      width: 1200,
      height: 630,
      alt: 'Photo | webforJ Documentation',
    });
  });

  test.each(['01/first', '02/drawn', '04/small', '05/remote'])('is drawn from the title else: %s', async (name) => {
    const { path: address, ...rest } = (await image('en', `/blog/2025/01/${name}`)) ?? {};
    expect(address).toBe(cardPath(card('en', `/blog/2025/01/${name}`)));
    expect(rest).toMatchObject({ width: 1200, height: 630 });
  });

  test('is only the author’s own in a build without cards', async () => {
    const [own, drawn] = ['03/photo', '01/first'].map((name) => socialImage(pageAt('en', `/blog/2025/01/${name}`), false));
    expect(await own).toEqual(await image('en', '/blog/2025/01/03/photo'));
    expect(await drawn).toBeUndefined();
  });
});

test('every picture that pages name is drawn, or is the author’s own', async () => {
  const drawn = new Set((await cardsOf(model)).map(cardPath));
  const named = await Promise.all(model.routes.map((route) => socialImage(factsOf(route))));
  const missing = named.map((picture) => picture?.path ?? 'none').filter((name) => !drawn.has(name));
  expect(new Set(missing)).toEqual(new Set([(await image('en', '/blog/2025/01/03/photo'))?.path]));
});
