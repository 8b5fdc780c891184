import { fork } from 'node:child_process';
import path from 'node:path';
import type { Compressed } from './precompress';

/**
 * Brings all pages of an export into the form in which they are published (`deferRuntimes`), and compresses them: half of
 * the work behind `next build`, so it has a process of its own. Until it is done, nobody else may read the pages.
 * @returns what was compressed
 * @throws Error when it fails; the process has said why
 */
export function finishPages(exportDir: string, { basePath }: { basePath: string }): Promise<Compressed> {
  return new Promise((resolve, reject) => {
    const child = fork(path.join(import.meta.dirname, 'finish-pages.process.ts'), [exportDir, basePath]);
    child.on('message', (total) => resolve(total as Compressed)).on('error', reject);
    child.on('exit', (code) => reject(new Error(`The pages could not be finished (exit code ${code}, see above).`)));
  });
}
