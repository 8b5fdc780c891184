import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { completeLockfile } from './lockfile';

test('adds binaries of other systems with system, processor, and C library', () => {
  const lock = {
    packages: {
      '': { devDependencies: { tool: '1.0.0' } },
      'node_modules/tool': { version: '1.0.0', dev: true, optionalDependencies: { '@tool/win32-x64-msvc': '1.0.0', plain: '1.0.0' } },
      'node_modules/lib': { version: '2.0.0', optionalDependencies: { 'lib-linux-arm64-musl': '2.0.0', 'lib-linux-x64-gnu': '2.0.0' } },
      'node_modules/lib-linux-x64-gnu': { version: '2.0.0', optional: true },
      'node_modules/plain': { version: '1.0.0' },
    },
  };
  const { text, added } = completeLockfile(JSON.stringify(lock));
  expect(added).toEqual(['@tool/win32-x64-msvc', 'lib-linux-arm64-musl']);
  expect(JSON.parse(text).packages['node_modules/lib-linux-arm64-musl']).toEqual({
    version: '2.0.0',
    cpu: ['arm64'],
    libc: ['musl'],
    optional: true,
    os: ['linux'],
  });
  expect(completeLockfile(text).added).toEqual([]);
});

test('reports a dependency whose name does not contain its system', () => {
  const lock = { packages: { 'node_modules/tool': { version: '1.0.0', optionalDependencies: { fsevents: '~2.3.2' } } } };
  expect(() => completeLockfile(JSON.stringify(lock))).toThrow('add entries by hand for fsevents');
});

test('the lockfile of the site is complete for npm ci on every system', async () => {
  expect(completeLockfile(await readFile('package-lock.json', 'utf8')).added, 'run npm run lockfile').toEqual([]);
});
