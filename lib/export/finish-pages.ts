import { fork } from 'node:child_process';
import path from 'node:path';
import type { Compressed } from './precompress';

/** What {@link finishPages} is told. */
export type FinishOptions = {
  basePath: string;
  /** Style sheets of pages that are kept from the last export. */
  styles: string[][];
  /** The last export, and the code that it must be made by for its compressed copies to be used. */
  last: { folder: string; code: string };
};

/** What {@link finishPages} did: what it compressed, and the lists of style sheets of all pages. */
export type Finished = { total: Compressed; styles: string[][] };

/**
 * Brings all pages of an export into the form in which they are published (`deferRuntimes`), and compresses them: half of
 * the work behind `next build`, so it has a process of its own. Until it is done, nobody else may read the pages.
 * @throws Error when it fails; the process has said why
 */
export function finishPages(exportDir: string, options: FinishOptions): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = fork(path.join(import.meta.dirname, 'finish-pages.process.ts'), [exportDir, JSON.stringify(options)]);
    child.on('message', (finished) => resolve(finished as Finished)).on('error', reject);
    child.on('exit', (code) => reject(new Error(`The pages could not be finished (exit code ${code}, see above).`)));
  });
}
