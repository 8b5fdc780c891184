import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildIndex, type IndexedPage } from '../search/build-index';
import { type JavaSymbols, javaPages } from '../search/java-symbols';
import type { Locale } from '../shared/i18n/locales';
import { javaIndex } from '../shared/search/locations';
import { loadStemmer } from '../shared/search/stem';
import { Library } from './library';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'library-'));
});

afterEach(() => rm(folder, { recursive: true }));

async function write(name: string, text: string | Uint8Array): Promise<void> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

async function writeIndex(pages: IndexedPage[], name: Locale | typeof javaIndex): Promise<void> {
  const locale = name === javaIndex ? 'en' : name;
  const stem = name === javaIndex ? (word: string) => word : await loadStemmer(locale);
  for (const [file, data] of buildIndex(pages, { name, locale, stem })) await write(`search-index/${file}`, data);
}

const indexed = (url: string, title: string, heading = 'Clicks'): IndexedPage => ({
  url,
  title,
  description: '',
  trail: [],
  section: 'docs',
  version: '',
  sections: [
    { anchor: '', heading: '', path: [], text: 'Starts an action.', code: '' },
    { anchor: 'click', heading, path: [], text: 'Each press fires an event.', code: '' },
  ],
});

/** An export of one page in two languages. */
async function build(basePath: string): Promise<void> {
  const root = `https://docs.example.com${basePath}`;
  const index = (prefix: string, title: string) =>
    `# Docs\n\n- [All](${root}${prefix}/llms-full.txt) (9 kB)\n\n## Parts\n\n- [Parts](${root}${prefix}/docs/parts/llms-full.txt) (5 kB)\n- [${title}](${root}${prefix}/docs/parts/button.md): Starts an action. (1 kB)\n`;
  await write('llms.txt', index('', 'Button'));
  await write('docs/parts/button.md', '# Button\n\nEnglish\n\n## Clicks\n\nEach press fires an `event`.\n');
  await write('de/llms.txt', index('/de', 'Knopf'));
  await write('de/docs/parts/button.md', '# Knopf\n\nDeutsch\n\n## Klicks\n\nJeder löst ein Ereignis aus.\n');
  await writeIndex([indexed('/docs/parts/button', 'Button'), indexed('/blog', 'Button posts')], 'en');
  await writeIndex([indexed('/de/docs/parts/button', 'Knopf', 'Klicks')], 'de');
  await writeIndex([], javaIndex);
}

describe.each(['', '/sub', '/docs', '/product/docs', '/blog/de'])('the pages of an export under "%s"', (basePath) => {
  beforeEach(() => build(basePath));

  test('are found by their paths in the export', async () => {
    const library = new Library(folder);
    const root = `https://docs.example.com${basePath}`;
    expect((await library.search('button', 'en')).map((hit) => hit.url)).toEqual([`${root}/docs/parts/button`]);
    expect((await library.search('knopf', 'de')).map((hit) => hit.url)).toEqual([`${root}/de/docs/parts/button`]);
    expect((await library.search('press', 'en')).map((hit) => hit.url)).toEqual([`${root}/docs/parts/button#click`]);
  });

  test.each([
    ['/docs/parts/button', 'en', 'English'],
    ['docs/parts/button.md', 'en', 'English'],
    ['/docs/parts/button#click', 'de', 'Jeder'],
    ['/de/docs/parts/button', 'en', 'Deutsch'],
    ['/en/docs/parts/button', 'de', 'English'],
    ['BASE/docs/parts/button', 'en', 'English'],
    ['BASE/docs/parts/button', 'de', 'Deutsch'],
    ['BASE/de/docs/parts/button', 'en', 'Deutsch'],
    ['https://docs.example.comBASE/docs/parts/button?x#click', 'en', 'Each press'],
    ['https://docs.example.comBASE/docs/parts/button.md', 'de', 'Deutsch'],
    ['https://docs.example.comBASE/de/docs/parts/button', 'en', 'Deutsch'],
  ] as const)('are read as %s (%s)', async (address, locale, text) => {
    expect(await new Library(folder).readPage(address.replace('BASE', basePath), locale)).toContain(text);
  });
});

test('a result is the section that answers, in Markdown', async () => {
  await build('');
  expect(await new Library(folder).search('which event does a pressed button fire', 'en', 1)).toEqual([
    {
      title: 'Button',
      heading: 'Clicks',
      url: 'https://docs.example.com/docs/parts/button#click',
      text: '## Clicks\n\nEach press fires an `event`.',
      excerpt: '',
    },
  ]);
});

test('a long section is cut, and the text around the words is given, too', async () => {
  await build('');
  await write('docs/parts/button.md', `# Button\n\n## Clicks\n\n${'Much text.\n'.repeat(500)}`);
  const [hit] = await new Library(folder).search('press', 'en');
  expect(hit?.text.length).toBeLessThan(2010);
  expect(hit?.text).toMatch(/Much text\.\n\n…$/);
  expect(hit?.excerpt).toBe('Each press fires an event.');
});

test('a section is read alone; an unknown one is answered with those of the page', async () => {
  await build('/sub');
  const library = new Library(folder);
  expect(await library.readPage('https://docs.example.com/sub/docs/parts/button#click', 'en')).toBe(
    '## Clicks\n\nEach press fires an `event`.',
  );
  await expect(library.readPage('/docs/parts/button#nothing', 'en')).rejects.toThrow(
    'The page /docs/parts/button has no section #nothing. It has: #click',
  );
});

test('a page that is not there is answered with similar ones', async () => {
  await build('/sub');
  const library = new Library(folder);
  await expect(library.readPage('/docs/button', 'de')).rejects.toThrow('There is no page /docs/button. Similar: /de/docs/parts/button');
  await expect(library.readPage('/sub/docs/nothing', 'en')).rejects.toThrow('There is no page /sub/docs/nothing. Search for it first.');
});

test('a build is noticed by who asked before it', async () => {
  const library = new Library(folder);
  await expect(library.search('button', 'en')).rejects.toThrow('npm run build');
  await build('');
  expect(await library.search('button', 'en')).toHaveLength(1);
});

test.each([
  ['HasSize', ['HasSize.html']],
  ['Panel.setSize', ['Panel.html']],
  ['com.webforj.Panel#setSize', ['Panel.html']],
  ['setSize(', ['HasSize.html#setSize(int)']],
  ['setSize(10)', ['HasSize.html#setSize(int)']],
  ['Panle', []],
])('a name of Java that no page has is found in the Java API: %s', async (name, expected) => {
  await build('');
  const type = (own: string, more: Partial<JavaSymbols['types'][number]>): JavaSymbols['types'][number] => ({
    kind: 'class',
    name: own,
    package: 'com.webforj',
    module: 'webforj',
    supertypes: [],
    members: [],
    constants: [],
    ...more,
  });
  const pages = javaPages({
    version: '25.03',
    types: [
      type('HasSize', { kind: 'interface', members: [['setSize', 'int']] }),
      type('Panel', { supertypes: ['HasSize'], tag: 'x-panel' }),
    ],
  });
  await writeIndex(pages, javaIndex);
  const { javadoc } = await new Library(folder).readSymbol(name, 'en');
  expect(javadoc.map((url) => url.split('/').at(-1))).toEqual(expected);
});
