import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { copyBadContent } from '../lib/checks/test-bad-content';
import { formatProblems, type Problem } from '../lib/problems/problem';

/** Runs the check on the fixture with deliberate defects. */
function check(...options: string[]) {
  const { folder, expected } = copyBadContent();
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/check.ts', ...options], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: folder, OUT_DIR: 'does-not-exist', SITE_CONFIG: '{"redirects":[]}' },
  });
  const plain = (text: string) => text.replaceAll(`${folder}/`, '');
  return { folder, status, stdout: plain(stdout), stderr: plain(stderr), expected };
}

test('every seeded defect yields exactly its message, at its place', () => {
  const { status, stdout, expected } = check('--json');
  expect(status).toBe(1);
  const problems = JSON.parse(stdout) as Problem[];
  expect(formatProblems(problems).split('\n')).toEqual(expected);
  expect(expected.length).toBeGreaterThan(45);
});

test('for people, warnings come before errors, and the errors are counted', () => {
  const { status, stderr, expected } = check();
  expect(status).toBe(1);
  const lines = stderr.split('\n');
  for (const line of expected) expect(lines).toContain(line);
  const errors = expected.filter((line) => !line.includes(': warning: '));
  expect(stderr).toContain(`${errors.length} errors.`);
  expect(lines.indexOf(errors[0] ?? '')).toBeGreaterThan(lines.findLastIndex((line) => line.includes(': warning: ')));
});

test('--fix notes new addresses down, and leaves all else to people', () => {
  const { folder, status, stdout, expected } = check('--fix', '--json');
  expect(status).toBe(1);
  const isNews = (line: string) => line.startsWith('anchors.json: warning: ');
  const rest = formatProblems(JSON.parse(stdout)).split('\n');
  const withoutPlace = (line: string) => line.replace(/^(anchors\.json):\d+/, '$1');
  expect(expected.some(isNews)).toBe(true);
  expect(rest.map(withoutPlace)).toEqual(expected.filter((line) => !isNews(line)).map(withoutPlace));
  expect(readFileSync(path.join(folder, 'anchors.json'), 'utf8')).toContain('"/docs/links"');
});
