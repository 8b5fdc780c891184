import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { defaultLocale, locales } from '../shared/i18n/locales';
import type { Site } from '../site/schema';
import { setupCheckFile, setupCheckSource } from '../site/setup-check';

/**
 * Copies the script of the setup-error banner to every place where a home page may look for it. The host decides
 * whether URLs end in a slash, and the slash changes what a relative URL means.
 */
export async function writeSetupCheck(exportDir: string, { basePath }: Pick<Site, 'basePath'>): Promise<void> {
  const folders = new Set(['', ...locales.filter((locale) => locale !== defaultLocale)]);
  folders.add(path.dirname(setupCheckSource(defaultLocale, basePath)));
  for (const folder of folders) {
    await mkdir(path.join(exportDir, folder), { recursive: true });
    await copyFile(path.join(import.meta.dirname, 'setup-check.browser.js'), path.join(exportDir, folder, setupCheckFile));
  }
}
