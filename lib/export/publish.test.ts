import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publish } from './publish';

let folder: string;
let staging: string;
let target: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'publish-'));
  [staging, target] = [path.join(folder, '.export'), path.join(folder, 'out')];
});

afterEach(() => rm(folder, { recursive: true }));

async function write(dir: string, name: string): Promise<void> {
  await mkdir(dir, { recursive: true });
  await writeFile(path.join(dir, name), name);
}

test('a finished export replaces the last one completely', async () => {
  await write(target, 'old.html');
  await write(staging, 'new.html');
  await publish(staging, target);
  expect(await readdir(folder)).toEqual(['out']);
  expect(await readdir(target)).toEqual(['new.html']);
});

test('publishes the first export', async () => {
  await write(staging, 'new.html');
  await publish(staging, target);
  expect(await readdir(target)).toEqual(['new.html']);
});

test('publishes after a crash between the two renames', async () => {
  await write(`${target}.previous`, 'older.html');
  await write(staging, 'new.html');
  await publish(staging, target);
  expect(await readdir(folder)).toEqual(['out']);
});

test('keeps the last export if there is no new one', async () => {
  await write(target, 'old.html');
  await expect(publish(staging, target)).rejects.toThrow(`There is no finished export in ${staging}, so ${target} stays as it is.`);
  expect(await readFile(path.join(target, 'old.html'), 'utf8')).toBe('old.html');
});
