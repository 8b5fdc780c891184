import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { copyBadContent } from '../lib/checks/test-bad-content';

/** Runs the build with a content folder and an existing export. */
function build(env: Record<string, string>) {
  const out = path.join(mkdtempSync(path.join(tmpdir(), 'build-')), 'out');
  mkdirSync(out);
  writeFileSync(path.join(out, 'index.html'), 'last export');
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    encoding: 'utf8',
    env: { ...process.env, OUT_DIR: out, ...env },
  });
  return { status, stderr, export: readdirSync(out) };
}

test('bad content: all errors in one run, exit code 1, the last export unchanged', () => {
  const { folder, expected } = copyBadContent();
  const result = build({ CONTENT_DIR: folder });
  expect(result.status).toBe(1);
  expect(result.export).toEqual(['index.html']);
  const lines = result.stderr.replaceAll(`${folder}/`, '').split('\n');
  for (const line of expected.filter((line) => !line.includes(': warning: '))) expect(lines).toContain(line);
});

test('a folder that cannot be written is named before anything else', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'build-')), 'file');
  writeFileSync(file, '');
  const result = build({ OUT_DIR: path.join(file, 'out') });
  expect(result.status).toBe(1);
  expect(result.stderr).toContain('a file is in the place of a folder; delete or rename it');
});

test('a wrong configuration is reported before anything else', () => {
  const result = build({ SITE_URL: 'docs.example.com' });
  expect(result.status).toBe(1);
  expect(result.stderr).toMatch(/url: expected an absolute http\(s\) URL, found "docs\.example\.com"/);
  expect(result.export).toEqual(['index.html']);
});
