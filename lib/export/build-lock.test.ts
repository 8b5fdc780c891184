import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withBuildLock } from './build-lock';

const lock = () => path.join(mkdtempSync(path.join(tmpdir(), 'lock-')), '.cache', 'build.lock');

test('a second build in the folder is refused, with the process of the first one', async () => {
  const file = lock();
  await withBuildLock(file, async () => {
    await expect(withBuildLock(file, async () => 'second')).rejects.toThrow(
      `${file}: another build runs in this folder (process ${process.pid}): wait until it ends, or stop it`,
    );
    expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
  });
  expect(await withBuildLock(file, async () => 'third')).toBe('third');
});

test('a build that failed or was killed does not keep the next one from running', async () => {
  const file = lock();
  await expect(
    withBuildLock(file, async () => {
      throw new Error('bad content');
    }),
  ).rejects.toThrow('bad content');
  expect(existsSync(file)).toBe(false);
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(file, String(pid));
  expect(await withBuildLock(file, async () => 'built')).toBe('built');
});
