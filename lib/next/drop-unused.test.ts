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

test('manifests of the pages router go, with the folder they leave; what the client asks for stays', async () => {
  await write({
    'en/docs.html': '<p>docs</p>',
    'en/docs.txt': 'payload',
    '_next/static/id/_buildManifest.js': '',
    '_next/static/id/_ssgManifest.js': '',
    '_next/static/chunks/a.js': '',
  });
  await dropUnused(root);
  const has = (file: string) => existsSync(path.join(root, file));
  expect(has('_next/static/id')).toBe(false);
  expect(['en/docs.html', 'en/docs.txt', '_next/static/chunks/a.js'].filter(has)).toHaveLength(3);
});

test('pages that are split into segments stop the build', async () => {
  await write({ 'en/docs/x.html': '<p>x</p>', 'en/docs/x/__next._full.txt': 'payload' });
  await expect(dropUnused(root)).rejects.toThrow('lib/next/README.md#segments (en/docs/x/__next._full.txt)');
});
