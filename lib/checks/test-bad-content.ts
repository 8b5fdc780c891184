import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { authorNames } from '../mdx/vocabulary';
import { locales } from '../shared/i18n/locales';

/**
 * Copies the fixture with deliberate defects and the data of the site to a new folder. Returns the folder and the
 * expected messages. `{components}` and `{locales}` in them are the names of all components and languages, so that a new
 * one changes no message.
 */
export function copyBadContent(): { folder: string; expected: string[] } {
  const folder = mkdtempSync(path.join(tmpdir(), 'bad-content-'));
  cpSync('content/data', path.join(folder, 'data'), { recursive: true });
  // Which sentences a language does not have yet is no seeded defect.
  for (const locale of locales) cpSync('content/data/descriptions/en.json', path.join(folder, `data/descriptions/${locale}.json`));
  cpSync('tests/fixtures/bad-content', folder, { recursive: true });
  const expected = readFileSync('tests/fixtures/bad-content.txt', 'utf8')
    .replaceAll('{components}', authorNames.join(', '))
    .replaceAll('{locales}', locales.join(', '));
  return { folder, expected: expected.trimEnd().split('\n') };
}
