import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseContent } from '../../content/parse';
import { files } from '../../content/test-files';
import { KeptResults } from '../../mdx/kept-results';
import { formatProblem } from '../../problems/problem';
import type { Locale } from '../../shared/i18n/locales';
import { readTextFiles } from '../text-files';
import { checkTerms, looksEnglish, type TermResults } from './terms';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'terms-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Checks a German page, or a Chinese one, against a term list. */
async function check(
  list: string,
  body: string,
  locale: Locale = 'de',
  messages = new Map<Locale, object>(),
  kept?: TermResults,
): Promise<string[]> {
  mkdirSync(path.join(root, locale), { recursive: true });
  writeFileSync(path.join(root, locale, 'terms.yml'), list);
  const content = parseContent(files({ 'en/docs/a.mdx': '# A', [`${locale}/docs/a.mdx`]: `---\ntitle: A\n---\n${body}` }));
  const compiled = await readTextFiles(content, [{ name: 'current' }]);
  return (await checkTerms(root, compiled, messages, kept)).map((problem) => formatProblem(problem).replace(`${root}/`, ''));
}

const list =
  'terms:\n  - { en: button, write: Button, not: [Schaltfläche*, Knopf] }\nstyle:\n  - { pattern: "\\\\bSie\\\\b", advice: no address }';

test('kept findings have the same places, and a changed list is asked again', async () => {
  const kept: TermResults = await KeptResults.open(path.join(root, 'terms.json'), '');
  const text = 'Der Knopf.\n\nKlicken Sie.';
  const found = await check(list, text);
  expect(await check(list, text, 'de', new Map(), kept)).toEqual(found);
  expect(await check(list, text, 'de', new Map(), kept)).toEqual(found);
  expect(await check(list.replace('Knopf', 'Taste'), text, 'de', new Map(), kept)).toEqual(found.slice(1));
});

test('reports words of the list with position and what to write', async () => {
  expect(await check(list, 'Die Schaltflächen und der Knopf, nicht Knopfleiste.\n\nKlicken Sie.')).toEqual([
    'content/de/docs/a.mdx:4:5: "Schaltflächen": write "Button"',
    'content/de/docs/a.mdx:4:27: "Knopf": write "Button"',
    'content/de/docs/a.mdx:6:9: "Sie": no address',
  ]);
});

test.each([
  ['code', 'Die Klasse `Knopf`.'],
  ['a line with a reason', 'Der Knopf. {/* term: a key of the keyboard */}'],
])('does not report %s', async (_, body) => {
  expect(await check(list, body)).toEqual([]);
});

test('finds Chinese words inside of a line', async () => {
  expect(await check('terms: [{ en: view, write: 视图, not: [看法] }]', '这个看法是', 'zh')).toEqual([
    'content/zh/docs/a.mdx:4:3: "看法": write "视图"',
  ]);
});

test('checks messages', async () => {
  const messages = new Map<Locale, object>([['de', { a: { b: 'Der Knopf' } }]]);
  expect(await check(list, '', 'de', messages)).toEqual(['messages/de.json: message "a.b": "Knopf": write "Button"']);
});

test('reports a list that is not valid', async () => {
  expect(await check('terms: [{ en: button }]', '')).toEqual([
    'de/terms.yml: terms.0.write: Invalid input: expected string, received undefined',
  ]);
  expect(await check('terms: []\nstyle: [{ pattern: "(", advice: x }]', '')).toEqual([
    expect.stringMatching(/^de\/terms\.yml: style: Invalid regular expression/),
  ]);
});

test('refuses patterns that read past the end of a line', async () => {
  expect(await check("terms: []\nstyle: [{ pattern: '(?<!„[^“]*)x', advice: y }]", '')).toEqual([
    'de/terms.yml: style: [^“]* in "(?<!„[^“]*)x" reads to the end of the text, which takes minutes; write [^“\\n]*',
  ]);
  expect(await check("terms: []\nstyle: [{ pattern: '(?<!„[^“\\n]*)x', advice: y }]", '')).toEqual([]);
});

test('reports a line that is still English', async () => {
  expect(await check('terms: []', 'The button is disabled while the app is busy, and that is the default of it.')).toEqual([
    'content/de/docs/a.mdx:4: "The button is disabled while the app is …" is still English; translate it',
  ]);
});

test.each([
  ['La página es la primera que se ve en la app y no la última de la lista.', false],
  ['Der Button ist deaktiviert, while the app is busy.', false],
  ['It is the first page of the app, and that is the one to open with your browser.', true],
])('%s', (text, isEnglish) => {
  expect(looksEnglish(text)).toBe(isEnglish);
});
