import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { promoteDefaultLocale } from './promote-default-locale';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'promote-'));
});

afterEach(() => rm(folder, { recursive: true }));

/** Writes files that contain their original name, so that tests can see where they were moved. */
async function write(...names: string[]): Promise<void> {
  for (const name of names) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), name);
  }
}

/** Returns the files of the export: path → original name. */
async function files(): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: [string, string][] = [];
  for (const entry of entries) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile()) found.push([path.relative(folder, file), await readFile(file, 'utf8')]);
  }
  return Object.fromEntries(found.sort());
}

test('the default language moves to the root, its home becomes the index, and folders of both are merged', async () => {
  await write('en.html', 'en.txt', 'en/docs/a.html', 'en/docs/a/deep.txt', 'en/404.html', 'de.html', 'de/docs/a.html');
  await write('docs/image.png', '_next/static/app.js', '404.html', '_not-found.html', '_not-found.txt', '_not-found/x.txt');
  await promoteDefaultLocale(folder);
  expect(await files()).toEqual({
    '404.html': 'en/404.html',
    '_next/static/app.js': '_next/static/app.js',
    'de.html': 'de.html',
    'de/docs/a.html': 'de/docs/a.html',
    'docs/a.html': 'en/docs/a.html',
    'docs/a/deep.txt': 'en/docs/a/deep.txt',
    'docs/image.png': 'docs/image.png',
    'index.html': 'en.html',
    'index.txt': 'en.txt',
  });
  expect(await readdir(folder)).not.toContain('en');
});

test('a file that is in the way is an error that names both', async () => {
  await write('en.html', 'en.txt', 'en/docs/a.html', 'docs/a.html');
  await expect(promoteDefaultLocale(folder)).rejects.toThrow(
    `The export has ${path.join(folder, 'docs/a.html')} twice: in the root and as ${path.join(folder, 'en/docs/a.html')}. Rename the file in public/, or the page.`,
  );
  expect((await files())['docs/a.html']).toBe('docs/a.html');
});
