import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test.each([
  ['', '/', '/'],
  ['', '/docs/a', '/docs/a'],
  ['/sub', '/', '/sub'],
  ['/sub', '/docs/a?x#y', '/sub/docs/a?x#y'],
])('hosted under "%s", %s is at %s', async (basePath, path, expected) => {
  vi.stubEnv('NEXT_PUBLIC_BASE_PATH', basePath);
  const { withBasePath } = await import('./base-path');
  expect(withBasePath(path)).toBe(expected);
});
