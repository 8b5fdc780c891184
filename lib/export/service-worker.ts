import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { defaultLocale, locales } from '../shared/i18n/locales';
import { keepsIndex, offlineCachePrefix, serviceWorkerFile } from '../shared/offline';
import type { Site } from '../site/schema';
import { hashedFolders } from './host-rules';

/** Milliseconds a page may wait for the network before the stored copy is shown. */
const patience = 4000;

/**
 * Storage limits: number of pages, number of other files (images, data), number of pages to refresh after a deploy of
 * new code, and bytes of a single file.
 */
const limits = { pages: 60, files: 300, renewed: 20, bytes: 10_000_000 } as const;

/**
 * Writes the service worker of an export. If the site has none, writes a worker that removes an earlier one, because
 * browsers keep a worker whose file is missing.
 */
export async function writeServiceWorker(exportDir: string, site: Pick<Site, 'basePath' | 'offline' | 'search'>): Promise<void> {
  const { basePath, offline } = site;
  const name = offline ? 'service-worker' : 'service-worker-off';
  const code = await readFile(path.join(import.meta.dirname, `${name}.browser.js`), 'utf8');
  const prefix = offlineCachePrefix(basePath);
  const settings = offline
    ? {
        base: basePath,
        build: await codeOf(exportDir),
        prefix,
        hashed: hashedFolders,
        indexes: keepsIndex(site) ? locales : [],
        languages: locales.filter((locale) => locale !== defaultLocale),
        limits,
        patience,
      }
    : { prefix };
  await writeFile(path.join(exportDir, serviceWorkerFile), `const settings = ${JSON.stringify(settings)};\n\n${code}`);
}

/** Hash of the scripts and styles of an export, whose names are content hashes. */
async function codeOf(exportDir: string): Promise<string> {
  const files = await glob(['_next/static/**'], { cwd: exportDir });
  return createHash('sha256').update(files.sort().join('\n')).digest('hex').slice(0, 12);
}
