import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dropUnused } from './drop-unused';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'export-'));
});

afterEach(() => rm(root, { recursive: true }));

async function write(files: Record<string, string>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  }
}

test('parts of pages and manifests of the pages router go, with the folders they leave; what the client asks for stays', async () => {
  await write({
    'en/docs.html': '<p>docs</p>',
    'en/docs.txt': 'payload',
    'en/docs/__next._tree.txt': 'tree',
    'en/docs/x.html': '<p>x</p>',
    'en/docs/x.txt': 'payload',
    'en/docs/x/__next._full.txt': 'payload',
    'en/docs/x/__next.$d$locale.txt': 'layout',
    '_next/static/id/_buildManifest.js': '',
    '_next/static/id/_ssgManifest.js': '',
    '_next/static/chunks/a.js': '',
  });
  expect(await dropUnused(root)).toBe(5);
  const has = (file: string) => existsSync(path.join(root, file));
  expect(['en/docs/x', 'en/docs/__next._tree.txt', '_next/static/id'].filter(has)).toEqual([]);
  expect(['en/docs.html', 'en/docs.txt', 'en/docs/x.html', 'en/docs/x.txt', '_next/static/chunks/a.js'].filter(has)).toHaveLength(5);
});
