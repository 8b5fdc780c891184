import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { modelOf } from '../routes/test-model';
import type { Fingerprints } from './fingerprints';
import { LastExport, recordFile, writeRecord } from './last-export';

const { model } = modelOf({
  'en/docs/a.mdx': '---\ntitle: A\n---\n\nText.\n',
  'en/docs/b.mdx': '---\ntitle: B\n---\n\nText.\n',
});
const fingerprints: Fingerprints = { shared: 'x', pages: { '/docs/a': '1', '/docs/b': '2' } };

let folder: string;
let next: string;

/** Creates an export with two pages and its record, and an empty folder for the next export. */
beforeEach(async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'last-export-'));
  [folder, next] = [path.join(root, 'out'), path.join(root, 'next')];
  const files = [
    'index.html',
    ...['a', 'b'].flatMap((name) => ['html', 'txt', 'md', 'html.br', 'html.gz'].map((end) => `docs/${name}.${end}`)),
  ];
  for (const name of [...files, '_next/static/inline/a.js', 'content-assets/a.png', 'cards/a.jpg']) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), `last ${name}`);
  }
  await mkdir(next);
  await writeRecord(folder, { code: 'code', fingerprints, styles: [['/a.css']], isFaultless: true });
});

afterEach(async () => {
  await rm(path.dirname(folder), { recursive: true });
  await rm(recordFile(folder));
});

const opened = async (now: Fingerprints = fingerprints, code = 'code') => (await LastExport.open(folder, code)).keep(now, model);
const inNext = async () => (await readdir(next, { recursive: true })).filter((name) => path.extname(name)).sort();

test('keeps unchanged pages with all their files', async () => {
  const last = await opened();
  expect([...last.kept]).toEqual(['/docs/a', '/docs/b']);
  last.takePages(next);
  expect(await inNext()).toEqual([
    '_next/static/inline/a.js',
    ...['a', 'b'].flatMap((name) => ['html', 'html.br', 'html.gz', 'md', 'txt'].map((end) => `docs/${name}.${end}`)),
  ]);
  expect(await readFile(path.join(next, 'docs/a.html'), 'utf8')).toBe('last docs/a.html');
  expect(last.takeFiles(next, /^cards\//)).toBe(1);
});

test('keeps files that the new export already has', async () => {
  await mkdir(path.join(next, 'docs'));
  await writeFile(path.join(next, 'docs/a.html'), 'new');
  (await opened()).takePages(next);
  expect(await readFile(path.join(next, 'docs/a.html'), 'utf8')).toBe('new');
  expect(await inNext()).not.toContain('docs/a.html.br');
});

test('rebuilds a page after its text has changed', async () => {
  expect([...(await opened({ ...fingerprints, pages: { ...fingerprints.pages, '/docs/a': '3' } })).kept]).toEqual(['/docs/b']);
});

test.each([
  ['changed', () => writeFile(path.join(folder, 'docs/b.html.br'), 'other')],
  ['removed', () => rm(path.join(folder, 'cards/a.jpg'))],
])('takes nothing from an export in which a file was %s', async (_, touch) => {
  await touch();
  const last = await opened();
  expect([last.isEmpty, last.kept.size]).toEqual([true, 0]);
});

test('keeps no page after shared content or code has changed, or without a record', async () => {
  expect((await opened({ ...fingerprints, shared: 'y' })).kept.size).toBe(0);
  const other = await opened(fingerprints, 'other code');
  expect([other.kept.size, other.styles, other.faultlessFiles]).toEqual([0, [], []]);
  expect((await LastExport.open(next, 'code')).keep(fingerprints, model).kept.size).toBe(0);
});

test('takes compressed copies only for identical files', async () => {
  const last = await opened();
  await mkdir(path.join(next, 'docs'));
  expect(last.takeCopies(next, 'docs/a.html', Buffer.from('last docs/A.html'))).toBe(false);
  expect(last.takeCopies(next, 'docs/a.txt', Buffer.from('last docs/a.txt'))).toBe(false);
  expect(await inNext()).toEqual([]);
  expect(last.takeCopies(next, 'docs/a.html', Buffer.from('last docs/a.html'))).toBe(true);
  expect(await inNext()).toEqual(['docs/a.html.br', 'docs/a.html.gz']);
  expect((await stat(path.join(next, 'docs/a.html.br'))).ino).toBe((await stat(path.join(folder, 'docs/a.html.br'))).ino);
});
