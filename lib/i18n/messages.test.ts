import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Locale } from '../shared/i18n/locales';
import { readMessages } from './messages';

describe('reading messages', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'messages-'));
  });

  afterEach(() => rm(folder, { recursive: true }));

  test('returns English if a translation has no text', async () => {
    const write = (locale: Locale, value: object) => writeFile(path.join(folder, `${locale}.json`), JSON.stringify(value));
    await write('en', { docs: { next: 'Next', previous: 'Previous' }, home: { title: 'Home' }, error: { title: 'Error' } });
    await write('de', { docs: { next: 'Weiter' }, home: null, other: 'unused' });
    expect(await readMessages('de', folder)).toEqual({
      docs: { next: 'Weiter', previous: 'Previous' },
      home: { title: 'Home' },
      error: { title: 'Error' },
    });
    expect(await readMessages('en', folder)).toMatchObject({ docs: { next: 'Next' } });
  });

  test('names file and line of invalid JSON', async () => {
    await writeFile(path.join(folder, 'en.json'), '{\n  "docs": {\n    "next": "Next",\n  }\n}\n');
    await expect(readMessages('en', folder)).rejects.toThrow(/messages-\w+\/en\.json:4: cannot be read as JSON: Expected double-quoted/);
  });

  test('names the last line of truncated JSON', async () => {
    await writeFile(path.join(folder, 'en.json'), '{\n  "docs": {\n');
    await expect(readMessages('en', folder)).rejects.toThrow(/en\.json:\d: cannot be read as JSON: /);
  });
});
