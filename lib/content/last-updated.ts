import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { parseDate } from './date';
import type { DocFile, PostFile } from './types';

const run = promisify(execFile);

let history: Promise<Map<string, Date>> | undefined;

/**
 * Returns a function that returns the date of a file's last change: from its front matter, or from the last commit. The
 * date is undefined without history.
 */
export async function readLastUpdates(): Promise<(file: DocFile | PostFile) => Date | undefined> {
  history ??= readHistory();
  const dates = await history;
  return ({ file, frontMatter }) => {
    const { date } = frontMatter.last_update ?? {};
    return date === undefined ? dates.get(file) : parseDate(date);
  };
}

/**
 * Reads the date of the last commit of every content file with one call of git. Returns an empty map outside of a full
 * clone, because a shallow clone has only the last commit.
 * @param root folder of the project, which may be a subfolder of its repository
 */
export async function readHistory(root = process.cwd()): Promise<Map<string, Date>> {
  const dates = new Map<string, Date>();
  try {
    const { stdout: shallow } = await run('git', ['rev-parse', '--is-shallow-repository'], { cwd: root });
    if (shallow.trim() === 'true') return dates;
    const { stdout } = await run(
      'git',
      ['-c', 'core.quotePath=false', 'log', '--format=%x00%cI', '--name-only', '--no-renames', '--relative', '--', 'content'],
      { cwd: root, maxBuffer: 2 ** 28 },
    );
    for (const commit of stdout.split('\0').slice(1)) {
      const [date = '', ...files] = commit.split('\n').filter(Boolean);
      for (const file of files) if (!dates.has(file)) dates.set(file, new Date(date));
    }
  } catch {
    // Without git or without a repository, pages show no date.
  }
  return dates;
}
