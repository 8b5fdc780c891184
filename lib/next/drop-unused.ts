import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';

/**
 * Deletes exported files that no browser requests: the page segments for the prefetch of the Next.js router, which the
 * site does not use (lib/browser/page-requests.ts), and the manifests of the pages router.
 * @returns the number of deleted files
 */
export async function dropUnused(exportDir: string): Promise<number> {
  const segments = (await glob(['**/__next.*.txt'], { cwd: exportDir, dot: true })).map((file) => path.join(exportDir, file));
  const statics = path.join(exportDir, '_next/static');
  const manifests = (await glob(['*/_{build,ssg,clientMiddleware}Manifest.js'], { cwd: statics })).map((file) => path.join(statics, file));
  await Promise.all([...segments, ...manifests].map((file) => rm(file)));
  // Delete folders that contained only segments.
  for (const folder of new Set([...segments, ...manifests].map((file) => path.dirname(file)))) {
    if ((await readdir(folder)).length === 0) await rm(folder, { recursive: true });
  }
  return segments.length + manifests.length;
}
