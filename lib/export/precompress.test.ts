import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { precompress } from './precompress';

test('compresses text in each encoding, but not pictures and small files', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'precompress-'));
  const text = 'Text that repeats. '.repeat(500);
  for (const name of ['a.html', 'b.txt', 'c.png']) await writeFile(path.join(folder, name), text);
  await writeFile(path.join(folder, 'small.css'), 'p{}');
  const total = await precompress(folder);
  expect((await readdir(folder)).sort()).toEqual([
    'a.html',
    'a.html.br',
    'a.html.gz',
    'b.txt',
    'b.txt.br',
    'b.txt.gz',
    'c.png',
    'small.css',
  ]);
  expect(brotliDecompressSync(await readFile(path.join(folder, 'a.html.br'))).toString()).toBe(text);
  expect(gunzipSync(await readFile(path.join(folder, 'b.txt.gz'))).toString()).toBe(text);
  expect([total.files, total.bytes]).toEqual([2, 2 * text.length]);
  expect(total.brotliBytes).toBeLessThan(total.bytes / 10);
  await rm(folder, { recursive: true });
});
