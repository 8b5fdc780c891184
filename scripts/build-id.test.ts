import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildId } from './build-id.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'project-'));
  for (const folder of ['app', 'components', 'lib/x', 'scripts', 'content']) mkdirSync(path.join(root, folder), { recursive: true });
  for (const file of ['mdx-components.tsx', 'next.config.ts', 'package-lock.json', 'lib/x/a.ts', 'content/a.mdx'])
    writeFileSync(path.join(root, file), file);
});

afterEach(() => rmSync(root, { recursive: true }));

test('code and settings change the id', () => {
  const before = buildId(root);
  expect(buildId(root)).toBe(before);
  expect(buildId(root, { basePath: '/sub' })).not.toBe(before);
  writeFileSync(path.join(root, 'lib/x/a.ts'), 'other');
  expect(buildId(root)).not.toBe(before);
});

test('content, tests, and the location of the project do not', () => {
  const before = buildId(root);
  writeFileSync(path.join(root, 'content/a.mdx'), 'other');
  writeFileSync(path.join(root, 'lib/x/a.test.ts'), 'test');
  expect(buildId(root)).toBe(before);
  const copy = `${root}-copy`;
  cpSync(root, copy, { recursive: true });
  expect(buildId(copy)).toBe(before);
  rmSync(copy, { recursive: true });
});
