import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatProblems } from '../problems/problem';
import { ContentReader } from './files';
import { parseContent } from './parse';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'content-'));
});
afterEach(() => rm(root, { recursive: true }));

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), text);
}

test('reads docs of all versions, category files, posts, authors, tags, and standalone pages in order of paths', async () => {
  const wanted = [
    'authors.yml',
    'de/docs/a.mdx',
    'de/tags.yml',
    'en/blog/2025-01-02-a/index.mdx',
    'en/docs-1.0/a.md',
    'en/docs/_partial.mdx',
    'en/docs/a.mdx',
    'en/docs/b/_category_.json',
    'en/docs/c/_category_.yml',
    'en/pages/home.mdx',
  ];
  const others = [
    'en/docs/image.png',
    'en/docs/b/notes.txt',
    'en/docs/b/other.json',
    'en/documents/a.mdx',
    'en/blog/2025-01-02-a/cover.svg',
    'en/other.yml',
    'samples/a/View.java',
  ];
  for (const file of [...others, ...wanted.toReversed()]) await write(file, 'x');
  expect(new ContentReader(root).read().map((file) => file.path)).toEqual(wanted);
});

test('reads a file again only after a change, and forgets a deleted file', async () => {
  const reader = new ContentReader(root);
  await write('en/docs/a.mdx', 'One.');
  await write('en/docs/b.mdx', 'Two.');
  const [a, b] = reader.read();

  await write('en/docs/a.mdx', 'One, changed.');
  const [changed, unchanged] = reader.read();
  expect(new TextDecoder().decode(changed?.bytes)).toBe('One, changed.');
  expect(changed).not.toBe(a);
  expect(unchanged).toBe(b);

  await rm(path.join(root, 'en/docs/b.mdx'));
  expect(reader.read().map((file) => file.path)).toEqual(['en/docs/a.mdx']);
  await write('en/docs/b.mdx', 'Six.');
  await utimes(path.join(root, 'en/docs/b.mdx'), new Date(), new Date(2020, 1, 1));
  expect(new TextDecoder().decode(reader.read()[1]?.bytes)).toBe('Six.');
});

test('reports symbolic links that leave the content folder or are circular', async () => {
  const outside = await mkdtemp(path.join(os.tmpdir(), 'outside-'));
  await writeFile(path.join(outside, 'secret.mdx'), 'Secret.');
  await write('en/docs/a/a.mdx', 'Text.');
  await symlink(path.join(outside, 'secret.mdx'), path.join(root, 'en/docs/file.mdx'));
  await symlink(outside, path.join(root, 'en/docs/folder'));
  await symlink('..', path.join(root, 'en/docs/a/loop'));
  await symlink('a/a.mdx', path.join(root, 'en/docs/same.mdx'));
  const { problems, folder } = parseContent(new ContentReader(root).read());
  await rm(outside, { recursive: true });
  expect(formatProblems(problems).split('\n')).toEqual([
    'content/en/docs/a/loop: is a link to a folder that it lies in, so it has no end; delete it',
    'content/en/docs/file.mdx: is a link that leads out of the content folder; put a copy here',
    'content/en/docs/folder: is a link that leads out of the content folder; put a copy here',
  ]);
  expect([...folder('en', 'current').docs.keys()]).toEqual(['a/a.mdx', 'same.mdx']);
});
