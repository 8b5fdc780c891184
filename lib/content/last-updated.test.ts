import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readHistory, readLastUpdates } from './last-updated';

const doc = {
  textLocale: 'en' as const,
  file: 'content/en/docs/not-committed.mdx',
  source: 'not-committed.mdx',
  body: '',
  bodyOffset: 0,
  lineOf: () => undefined,
};

const lastUpdate = await readLastUpdates();

afterEach(() => vi.unstubAllEnvs());

test('a date in the front matter says when a page was last updated', () => {
  expect(lastUpdate({ ...doc, frontMatter: { last_update: { date: '2025-09-30' } } })).toEqual(new Date('2025-09-30'));
});

test.each([
  ['1/1/2000', '2000-01-01T00:00:00.000Z'],
  ['2025-9-3', '2025-09-03T00:00:00.000Z'],
  ['September 30, 2025', '2025-09-30T00:00:00.000Z'],
  ['9-30-2025', '2025-09-30T00:00:00.000Z'],
  ['2025-09-30 10:00', '2025-09-30T10:00:00.000Z'],
  ['2025-09-30T10:00:00', '2025-09-30T10:00:00.000Z'],
  ['30 Sep 2025 10:00 PM', '2025-09-30T22:00:00.000Z'],
  ['2025-09-30T10:00:00Z', '2025-09-30T10:00:00.000Z'],
  ['2025-09-30T10:00:00+02:00', '2025-09-30T08:00:00.000Z'],
  ['30 Sep 2025 10:00 -0500', '2025-09-30T15:00:00.000Z'],
  ['Tue, 30 Sep 2025 10:00:00 GMT', '2025-09-30T10:00:00.000Z'],
])('the date %s is the same in all time zones', (date, expected) => {
  for (const zone of ['Europe/Berlin', 'UTC', 'America/New_York']) {
    vi.stubEnv('TZ', zone);
    expect(lastUpdate({ ...doc, frontMatter: { last_update: { date } } })?.toISOString()).toBe(expected);
  }
});

test('a page without such a date and without history has none', () => {
  expect(lastUpdate({ ...doc, frontMatter: { last_update: { author: 'docs' } } })).toBeUndefined();
});

describe('the history', () => {
  let repository = '';
  afterEach(() => rmSync(repository, { recursive: true }));

  /** Creates a repository with a page in a subfolder. */
  function commit(folder: string): string {
    repository = mkdtempSync(path.join(tmpdir(), 'history-'));
    const project = path.join(repository, folder);
    mkdirSync(path.join(project, 'content'), { recursive: true });
    writeFileSync(path.join(project, 'content/größe.mdx'), 'Text.');
    writeFileSync(path.join(project, 'other.txt'), 'Text.');
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'commit.gpgSign=false', ...args], {
        cwd: repository,
        env: { ...process.env, GIT_COMMITTER_DATE: '2025-09-30T10:00:00Z' },
      });
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '--message', 'Page');
    return project;
  }

  test.each(['.', 'website/docs'])('has the files of a project in the folder %s of its repository', async (folder) => {
    expect(await readHistory(commit(folder))).toEqual(new Map([['content/größe.mdx', new Date('2025-09-30T10:00:00Z')]]));
  });
});
