import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { copyBadContent } from '../lib/checks/test-bad-content';
import { type ProblemKind, problemKinds } from '../lib/problems/kinds';
import { formatProblems, type Problem } from '../lib/problems/problem';

/** Runs the check on the fixture with deliberate defects. `CONTENT` in an option is the folder of the fixture. */
function check(...options: string[]) {
  const { folder, expected } = copyBadContent();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/check.ts', ...options.map((option) => option.replace('CONTENT', folder))],
    {
      encoding: 'utf8',
      env: { ...process.env, CONTENT_DIR: folder, OUT_DIR: 'does-not-exist', SITE_CONFIG: '{"redirects":[]}' },
    },
  );
  // A new page of the site or the fixture changes no message. `anchors.test.ts` tests the count.
  const plain = (text: string) => text.replaceAll(`${folder}/`, '').replace(/\d+(?= pages and 0 headings are new)/, '{pages}');
  return { folder, status, stdout: plain(stdout), stderr: plain(stderr), expected };
}

test('every seeded defect gives exactly its message and position', () => {
  const { status, stdout, expected } = check('--json');
  expect(status).toBe(1);
  const problems = JSON.parse(stdout) as Problem[];
  expect(formatProblems(problems).split('\n')).toEqual(expected);
  const kinds = new Set(problems.map(({ kind }) => kind));
  // These three are about the data and the messages of the site, which the fixture doesn't have.
  const elsewhere = ['undescribed', 'untranslatedDescriptions', 'unusedMessages'];
  const missing = (Object.keys(problemKinds) as ProblemKind[]).filter((kind) => !kinds.has(kind));
  expect(missing, 'kinds without a defect in tests/fixtures/bad-content').toEqual(elsewhere);
});

test('prints warnings before errors, and counts the errors', () => {
  const { status, stderr, expected } = check();
  expect(status).toBe(1);
  const lines = stderr.split('\n');
  for (const line of expected) expect(lines).toContain(line);
  const errors = expected.filter((line) => !line.includes(': warning: '));
  expect(stderr).toContain(`${errors.length} errors.`);
  expect(lines.indexOf(errors[0] ?? '')).toBeGreaterThan(lines.findLastIndex((line) => line.includes(': warning: ')));
});

test('--fix adds new URLs and changes nothing else', () => {
  const { folder, status, stdout, expected } = check('--fix', '--json');
  expect(status).toBe(1);
  const isNews = (line: string) => line.startsWith('anchors.json: warning: ');
  const rest = formatProblems(JSON.parse(stdout)).split('\n');
  const withoutPlace = (line: string) => line.replace(/^(anchors\.json):\d+/, '$1');
  expect(expected.some(isNews)).toBe(true);
  expect(rest.map(withoutPlace)).toEqual(expected.filter((line) => !isNews(line)).map(withoutPlace));
  expect(readFileSync(path.join(folder, 'anchors.json'), 'utf8')).toContain('"/docs/links"');
});

test('checks only the pages of the given files and folders', () => {
  const { status, stderr, expected } = check('CONTENT/de/docs/translated', 'CONTENT/en/docs/wording.mdx');
  expect(status).toBe(1);
  const isAsked = (line: string) => /^de\/docs\/translated|^en\/docs\/wording/.test(line);
  // The orphan translates no page, so it is none.
  const wanted = expected.filter((line) => isAsked(line) && !line.includes('orphan'));
  expect(stderr.split('\n').filter(isAsked).sort()).toEqual(wanted.sort());
});

test('refuses paths without pages', () => {
  const { status, stderr } = check('content/none');
  expect(status).toBe(1);
  expect(stderr).toContain('No page is in content/none.');
});
