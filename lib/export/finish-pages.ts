import { fork } from 'node:child_process';
import path from 'node:path';
import type { Compressed } from './precompress';

/** Parameters of {@link finishPages}. */
export type FinishOptions = {
  basePath: string;
  /** Whether to write compressed copies. */
  compress: boolean;
  /** Style sheets of the pages that are reused from the last export. */
  styles: string[][];
  /** The last export. Its compressed copies are reused only if it was built by the code with this hash. */
  last: { folder: string; code: string };
};

/** Result of {@link finishPages}: compression totals, and the style sheets of all pages. */
export type Finished = { total: Compressed; styles: string[][] };

/**
 * Defers the runtime of all pages of an export (`deferRuntimes`), and compresses them if the configuration says so. Runs in a child process, because
 * it is half of the work after `next build`. Do not read pages in `exportDir` until the promise resolves.
 * @param signal stops the process
 * @throws Error when the child process fails; the process itself has logged the reason
 */
export function finishPages(exportDir: string, options: FinishOptions, signal: AbortSignal): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = fork(path.join(import.meta.dirname, 'finish-pages.process.ts'), [exportDir, JSON.stringify(options)], { signal });
    child.on('message', (finished) => resolve(finished as Finished)).on('error', reject);
    child.on('exit', (code) => reject(new Error(`The pages could not be finished (exit code ${code}, see above).`)));
  });
}
