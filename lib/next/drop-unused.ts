import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { brokenAssumption } from './assumptions';

/**
 * Deletes the manifests of the pages router, which no browser requests.
 * @throws Error when Next.js has written page segments for its router's prefetch (see no-segments.ts)
 */
export async function dropUnused(exportDir: string): Promise<void> {
  const [segment] = await glob(['**/__next.*.txt'], { cwd: exportDir, dot: true });
  if (segment) throw brokenAssumption('segments', segment);
  const statics = path.join(exportDir, '_next/static');
  for (const file of await glob(['*/_{build,ssg,clientMiddleware}Manifest.js'], { cwd: statics, absolute: true })) {
    await rm(file);
    if ((await readdir(path.dirname(file))).length === 0) await rm(path.dirname(file), { recursive: true });
  }
}
