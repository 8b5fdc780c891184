import { readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { defaultLocale } from '../shared/i18n/locales';

/**
 * Moves the default language to the root of an export: `en/**` to `**`, `en.html` to `index.html`. The client requests
 * payloads by the URL in the address bar, so moved pages load and navigate like the others.
 */
export async function promoteDefaultLocale(exportDir: string): Promise<void> {
  // Our own page replaces the one that Next.js exports for unmatched URLs.
  await Promise.all(
    ['404.html', '_not-found', '_not-found.html', '_not-found.txt'].map((name) =>
      rm(path.join(exportDir, name), { recursive: true, force: true }),
    ),
  );
  await mergeInto(path.join(exportDir, defaultLocale), exportDir);
  for (const extension of ['html', 'txt']) {
    await rename(path.join(exportDir, `${defaultLocale}.${extension}`), path.join(exportDir, `index.${extension}`));
  }
}

/**
 * Moves the content of a folder into another one and merges folders of the same name.
 * @throws Error when a file exists already
 */
async function mergeInto(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    const existing = await stat(target).catch(() => undefined);
    if (!existing) await rename(source, target);
    else if (entry.isDirectory() && existing.isDirectory()) await mergeInto(source, target);
    else throw new Error(`The export has ${target} twice: in the root and as ${source}. Rename the file in public/, or the page.`);
  }
  await rm(from, { recursive: true });
}
