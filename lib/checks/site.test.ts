import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatProblems } from '../problems/problem';
import { loadSite } from '../site/load';
import { values } from '../site/values';
import { checkSources } from './site';

const project = process.cwd();
const site = loadSite({ ...values, redirects: [] }, {});
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sources-'));
  for (const name of ['app', 'components', 'lib', 'package-lock.json']) await symlink(path.join(project, name), path.join(folder, name));
  await cp('messages', path.join(folder, 'messages'), { recursive: true });
  process.chdir(folder);
  await mkdir('content/en/docs', { recursive: true });
});

afterEach(async () => {
  process.chdir(project);
  await rm(folder, { recursive: true });
});

test('valid sources have no problems', async () => {
  await writeFile('content/en/docs/a.mdx', '---\ntitle: A\n---\nText');
  const { problems, model } = await checkSources('content', site);
  expect(problems).toEqual([]);
  expect(model.route('de', '/docs/a')).toMatchObject({ url: '/de/docs/a', textLocale: 'en' });
});

test('reports all problems of the sources in one run', async () => {
  await mkdir('content/gr/docs', { recursive: true });
  await writeFile('content/gr/docs/a.mdx', 'Text');
  await writeFile('content/en/docs/a.mdx', '---\ntitle: A\nsidebar_position: first\n---\n[b](gone.mdx)\n\n<Tabz />');
  await writeFile('content/en/docs/b.mdx', '---\ntitle: B\n---\nText { here');
  await writeFile('messages/fi.json', '{ "docs": ');
  const english = JSON.parse(await readFile('messages/en.json', 'utf8'));
  english.docs.headingLink = 'Link to {}';
  await writeFile('messages/en.json', JSON.stringify(english));
  const french = JSON.parse(await readFile('messages/fr.json', 'utf8'));
  delete french.docs.next;
  await writeFile('messages/fr.json', JSON.stringify(french));

  const { problems } = await checkSources('content', site);
  const lines = formatProblems(problems).split('\n');
  expect(lines).toEqual([
    expect.stringMatching(/^content\/en\/docs\/a\.mdx:3: front matter: sidebar_position: expected a number, found "first"/),
    expect.stringMatching(/^content\/en\/docs\/a\.mdx:5:1: the link "gone\.mdx" leads to no file/),
    expect.stringMatching(/^content\/en\/docs\/a\.mdx:7:1: unknown component <Tabz>/),
    expect.stringMatching(/^content\/en\/docs\/b\.mdx:4:12: Unexpected end of file in expression/),
    expect.stringMatching(/^content\/gr\b.*is not the folder of a language/),
    'messages/en.json: message "docs.headingLink": a placeholder is a name in braces; write {name}',
    expect.stringMatching(/^messages\/fi\.json:1: cannot be read as JSON: /),
    'messages/fr.json: missing message "docs.next" (English: "Next")',
  ]);
});

const linesOf = async (changed = site) => formatProblems((await checkSources('content', changed)).problems).split('\n');

test('an unreadable message file does not hide problems of pages', async () => {
  await mkdir('content/de/docs', { recursive: true });
  await writeFile('content/en/docs/a.mdx', '---\ntitle: A\nsidebar_position: first\n---\nText');
  await writeFile('content/de/docs/a.mdx', '---\ntitle: A\n---\nText[^1] <Tabz />\n\n[^1]: A note');
  await writeFile('messages/de.json', '{\n  "docs": {\n    "next": "Weiter",\n  }\n}\n');
  const lines = await linesOf();
  expect(lines).toContainEqual(expect.stringMatching(/^content\/de\/docs\/a\.mdx:4:10: unknown component <Tabz>/));
  expect(lines).toContainEqual(expect.stringMatching(/^content\/en\/docs\/a\.mdx:3: front matter: sidebar_position/));
  expect(lines.filter((line) => line.startsWith('messages/'))).toEqual([
    expect.stringMatching(/^messages\/de\.json:4: cannot be read as JSON: /),
  ]);
});

test.each([
  ['in another encoding', Buffer.from('{\n  "a": "Größe"\n}', 'latin1'), ':2: is not UTF-8 text; save it with the UTF-8 encoding'],
  ['without an object', Buffer.from('null'), ':1: is no JSON object; write { "key": "text" }'],
])('a message file %s is one problem', async (_name, bytes, message) => {
  await writeFile('content/en/docs/a.mdx', '---\ntitle: A\n---\nText');
  await writeFile('messages/de.json', bytes);
  expect(await linesOf()).toEqual([`messages/de.json${message}`]);
});

test('without English messages, the other checks still run', async () => {
  await writeFile('content/en/docs/a.mdx', '---\ntitle: A\nsidebar_position: first\n---\n- [x] Text');
  await writeFile('messages/en.json', '{');
  expect(await linesOf()).toEqual([
    expect.stringMatching(/^content\/en\/docs\/a\.mdx:3: front matter/),
    expect.stringMatching(/^messages\/en\.json:1: cannot be read as JSON/),
  ]);
});

test.each([
  [
    'a message',
    { announcement: { message: 'announcement.txt' } },
    'announcement.message: expected a key of messages/en.json, found "announcement.txt"; did you mean "announcement.text"?',
  ],
  [
    'a label',
    { navbar: { items: [{ type: 'link', label: { message: 'nope.nowhere.at.all' }, to: '/blog' }] } },
    'navbar.items[0].label.message: expected a key of messages/en.json, found "nope.nowhere.at.all"',
  ],
  [
    'a version',
    { docs: { versions: [{ name: '24', label: '24', path: '24', banner: 'unmaintained' }, ...values.docs.versions] } },
    'docs.versions[0].name: expected a version with pages in content/en/docs-24, found "24"',
  ],
])('an unknown %s in the configuration is reported', async (_name, overrides, message) => {
  await writeFile('content/en/docs/a.mdx', '---\ntitle: A\n---\nText');
  const changed = loadSite({ ...values, redirects: [] }, { SITE_CONFIG: JSON.stringify(overrides) });
  expect(await linesOf(changed)).toContain(`lib/site/values.ts: ${message}`);
});
