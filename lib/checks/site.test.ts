import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatProblems } from '../content/problem';
import { loadSite } from '../site/load';
import { values } from '../site/values';
import { checkSources } from './site';

const project = process.cwd();
const site = loadSite({ ...values, redirects: [] }, {});
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sources-'));
  for (const name of ['app', 'components', 'lib', 'package-lock.json']) await symlink(path.join(project, name), path.join(folder, name));
  await cp('messages', path.join(folder, 'messages'), { recursive: true });
  process.chdir(folder);
  await mkdir('content/en/docs', { recursive: true });
});

afterAll(async () => {
  process.chdir(project);
  await rm(folder, { recursive: true });
});

test('sources without a mistake have no problems', async () => {
  await writeFile('content/en/docs/a.mdx', '---\ntitle: A\n---\nText');
  const { problems, model } = await checkSources('content', site);
  expect(problems).toEqual([]);
  expect(model.route('de', '/docs/a')).toMatchObject({ url: '/de/docs/a', textLocale: 'en' });
});

test('everything wrong in the sources is reported in one run: front matter, text, links, folders and messages', async () => {
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
    expect.stringMatching(/^messages\/fi\.json: cannot be read as JSON: /),
    'messages/fr.json: missing message "docs.next" (English: "Next")',
  ]);
});
