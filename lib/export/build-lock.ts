import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isRunning } from '../mdx/running';
import { ProblemError } from '../problems/problem';

/**
 * Runs a build while no other one runs in the project. Both would write to the same folders.
 * @param lock file that exists while a build runs; it has the number of its process
 * @throws ProblemError when another build runs; whatever `work` throws
 */
export async function withBuildLock<Result>(lock: string, work: () => Promise<Result>): Promise<Result> {
  await mkdir(path.dirname(lock), { recursive: true });
  await takeLock(lock);
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}

async function takeLock(lock: string): Promise<void> {
  try {
    await writeFile(lock, String(process.pid), { flag: 'wx' });
    return;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const pid = Number(await readFile(lock, 'utf8').catch(() => ''));
  if (pid > 0 && isRunning(pid)) {
    const message = `another build runs in this folder (process ${pid}): wait until it ends, or stop it`;
    throw new ProblemError([{ severity: 'error', file: lock, message }]);
  }
  // Its build was killed.
  await rm(lock, { force: true });
  return takeLock(lock);
}
