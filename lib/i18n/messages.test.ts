import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { defaultLocale, type Locale, locales } from './locales';
import { checkMessages, flattenMessages, messageFile, placeholders, readMessages } from './messages';

describe('placeholders of a message', () => {
  test.each([
    ['Text', []],
    ['Last updated {date}', ['{date}']],
    ['{version} is here. <link>See {what}</link>', ['</link>', '<link>', '{version}', '{what}']],
    ['{count, plural, one {# page} other {# pages}}', ['{count}']],
    ['{count, plural, =0 {none} one {page} other {{count} pages of {total}}}', ['{count}', '{total}']],
    ['{kind, select, a {x} other {{n, plural, other {{deep}}}}}', ['{deep}', '{kind}', '{n}']],
    ['{ date , date, short}', ['{date}']],
  ])('%s', (message, expected) => {
    expect(placeholders(message)).toEqual(expected);
  });
});

describe('a translation', () => {
  const english = {
    docs: { next: 'Next', updated: 'Updated {date}', pages: '{count, plural, one {# page} other {# pages}}', see: '<link>See</link>' },
  };
  const messagesOf = (translation: object) =>
    checkMessages(english, translation, 'de').map(({ severity, file, message }) => `${severity} ${file}: ${message}`);
  const german = {
    docs: { next: 'Weiter', updated: 'Stand: {date}', pages: '{count, plural, one {# Seite} other {# Seiten}}', see: '<link>Mehr</link>' },
  };

  test('with the same keys and placeholders is fine', () => {
    expect(messagesOf(german)).toEqual([]);
  });

  test('may have other plural forms', () => {
    const pages = '{count, plural, =0 {keine Seite} few {# Seiten} other {# Seiten}}';
    expect(messagesOf({ docs: { ...german.docs, pages } })).toEqual([]);
  });

  test.each([
    ['a missing key', { next: undefined }, 'missing message "docs.next" (English: "Next")'],
    ['a key without a text', { next: null }, 'missing message "docs.next" (English: "Next")'],
    ['an empty text', { next: ' ' }, 'message "docs.next" is empty (English: "Next")'],
    ['an unknown key', { previous: 'Zurück' }, 'message "docs.previous" is not in messages/en.json; remove it'],
    ['another placeholder', { updated: 'Stand: {datum}' }, 'message "docs.updated": expected the placeholders {date}, found {datum}'],
    ['no placeholder', { updated: 'Stand' }, 'message "docs.updated": expected the placeholders {date}, found (none)'],
    ['one placeholder too many', { next: 'Weiter {x}' }, 'message "docs.next": expected the placeholders (none), found {x}'],
    [
      'an argument lost in a plural',
      { pages: '{zahl, plural, other {# Seiten}}' },
      'message "docs.pages": expected the placeholders {count}, found {zahl}',
    ],
    ['a tag that is not closed', { see: '<link>Mehr' }, 'message "docs.see": expected the placeholders </link> <link>, found <link>'],
  ])('with %s is reported', (_, change, message) => {
    expect(messagesOf({ docs: { ...german.docs, ...change } })).toEqual([`error messages/de.json: ${message}`]);
  });

  test('is reported with everything that is wrong at once', () => {
    expect(messagesOf({ docs: { next: '' }, blog: { title: 'Blog' } })).toHaveLength(5);
  });
});

describe('the message files of the site', () => {
  const read = async (locale: Locale): Promise<object> => JSON.parse(await readFile(messageFile(locale), 'utf8'));

  test.each(locales.filter((locale) => locale !== defaultLocale))('%s has the keys and placeholders of English', async (locale) => {
    expect(checkMessages(await read(defaultLocale), await read(locale), locale)).toEqual([]);
  });

  test('English has no empty text', async () => {
    expect([...flattenMessages(await read(defaultLocale))].filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});

describe('reading messages', () => {
  let folder: string;

  afterEach(() => rm(folder, { recursive: true }));

  test('gives English where a translation has no text', async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'messages-'));
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
});
