import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { locales } from '../shared/i18n/locales';

/**
 * Copies the fixture with deliberate defects and the data of the site to a new folder. Returns the folder and the
 * expected messages.
 */
export function copyBadContent(): { folder: string; expected: string[] } {
  const folder = mkdtempSync(path.join(tmpdir(), 'bad-content-'));
  cpSync('content/data', path.join(folder, 'data'), { recursive: true });
  // Which sentences a language does not have yet is no seeded defect.
  for (const locale of locales) cpSync('content/data/descriptions/en.json', path.join(folder, `data/descriptions/${locale}.json`));
  cpSync('tests/fixtures/bad-content', folder, { recursive: true });
  return { folder, expected: readFileSync('tests/fixtures/bad-content.txt', 'utf8').trimEnd().split('\n') };
}
