import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { messageFile } from '../i18n/messages';
import { defaultLocale, type Locale, locales } from '../shared/i18n/locales';
import { checkMessages, placeholders } from './messages';

describe('placeholders of a message', () => {
  test.each([
    ['Text', []],
    ['Last updated {date}', ['{date}']],
    ['{version} is here. <link>See {what}</link>', ['<link>', '{version}', '{what}']],
    ['{count, plural, one {# page} other {# pages}}', ['{count}']],
    ['{count, plural, =0 {none} one {page} other {{count} pages of {total}}}', ['{count}', '{total}']],
    ['{kind, select, a {x} other {{n, plural, other {{deep}}}}}', ['{deep}', '{kind}', '{n}']],
    ['{ date , date, short}', ['{date}']],
    ['<a>{x}<b></b></a> {n, plural, other {<c>#</c>}}', ['<a>', '<b>', '<c>', '{n}', '{x}']],
    ["{author}''s posts, the author’s posts: '{'{total}'}'", ['{author}', '{total}']],
    ["'{'author'}'", []],
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
    ['another tag', { see: '<b>Mehr</b>' }, 'message "docs.see": expected the placeholders <link>, found <b>'],
  ])('with %s is reported', (_, change, message) => {
    expect(messagesOf({ docs: { ...german.docs, ...change } })).toEqual([`error messages/de.json: ${message}`]);
  });

  test('is not compared with an invalid English message', () => {
    expect(checkMessages({ next: 'Next {' }, { next: 'Weiter {x}' }, 'de')).toEqual([]);
  });

  test('is reported with all its problems', () => {
    expect(messagesOf({ docs: { next: '' }, blog: { title: 'Blog' } })).toHaveLength(5);
  });
});

describe('the syntax of a message', () => {
  test.each([
    ["Plus d'{author}", "the apostrophe makes plain text of {author}; write ’ or '' for it (and '{'author'}' to show braces)"],
    [
      "Articles d'{author} et l'{author}",
      "the apostrophe makes plain text of {author}; write ’ or '' for it (and '{'author'}' to show braces)",
    ],
    ["{author} l'<link>ici</link>", "the apostrophe makes plain text of <link>; write ’ or '' for it (and '<'link'>' to show braces)"],
    [
      '{count, plural, one {# page}}',
      'the form for all other values is missing; add other {…}, as in {count, plural, one {# page} other {# pages}}',
    ],
    ['{count, plural, one {# page} other {# pages}', 'a { has no } of its own; add one where its text ends'],
    ['{count, plural, other {# pages}', 'a { has no } of its own; add one where its text ends'],
    [
      "{count, plural, one {# jour d'} other {# jours}}",
      "a { has no } of its own; add one where its text ends; an apostrophe before { } < > makes plain text of what follows: write ’ or ''",
    ],
    [
      '{count, pluriel, one {# page} other {# pages}}',
      '"pluriel" is no kind of placeholder; write one of date, number, plural, select, selectordinal, time; did you mean "plural"?',
    ],
    [
      '{count, plural, one # other {# pages}}',
      'the forms of a plural or select are not complete; write each with its text in braces, as in {count, plural, one {# page} other {# pages}}',
    ],
    ['{count, plural, one {a} one {b} other {c}}', 'the form "one" is there twice; remove one of them'],
    ['</link>Voir<link> {x}', 'tags must come in pairs; write <name>text</name>, each closed within the one around it'],
    ['<link>Voir', 'tags must come in pairs; write <name>text</name>, each closed within the one around it'],
    ['<link to="a">Voir</link>', 'a tag has nothing but its name; write <name>text</name>'],
    ['Voir {}', 'a placeholder is a name in braces; write {name}'],
    ['Voir {the name}', 'a placeholder is a name in braces; write {name}'],
    ['{day, date, ::}', 'expect date time skeleton in "{day, date, ::}"'],
  ])('%s is reported in every language', (text, message) => {
    const expected = [`message "a.b": ${message}`];
    expect(checkMessages({ a: { b: 'Text' } }, { a: { b: text } }, 'fr').map((problem) => problem.message)).toEqual(expected);
    expect(checkMessages({ a: { b: text } }, { a: { b: text } }, 'en')).toEqual([
      { severity: 'error', file: 'messages/en.json', message: expected[0] },
    ]);
  });

  test.each(['Plus d’{author}', "Plus d''{author}", "Aujourd'hui, {author} l'a", 'a < b', '{author} (<b>’</b>)'])('%s is fine', (text) => {
    expect(checkMessages({ text }, { text }, 'fr')).toEqual([]);
  });
});

describe('the message files of the site', () => {
  const read = async (locale: Locale): Promise<object> => JSON.parse(await readFile(messageFile(locale), 'utf8'));

  test.each(locales)('%s can be read, and has the keys and placeholders of English', async (locale) => {
    expect(checkMessages(await read(defaultLocale), await read(locale), locale)).toEqual([]);
  });
});
