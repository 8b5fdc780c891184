import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { completeLockfile } from './lockfile';

test('binaries of other systems are added with their system, processor, and C library', () => {
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

test('the lockfile of the site is complete, so that npm ci takes it on every system', async () => {
  expect(completeLockfile(await readFile('package-lock.json', 'utf8')).added, 'run npm run lockfile').toEqual([]);
});
