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

const indexed = (url: string, title: string): IndexedPage => ({
  url,
  title,
  description: '',
  trail: [],
  section: 'docs',
  version: '',
  sections: [
    { anchor: '', heading: '', path: [], text: 'Starts an action.', code: '' },
    { anchor: 'click', heading: 'Clicks', path: [], text: 'Each press fires an event.', code: '' },
  ],
});

/** An export of one page in two languages. */
async function build(basePath: string): Promise<void> {
  const root = `https://docs.example.com${basePath}`;
  const index = (prefix: string, title: string) =>
    `# Docs\n\n- [All](${root}${prefix}/llms-full.txt) (9 kB)\n\n## Parts\n\n- [Parts](${root}${prefix}/docs/parts/llms-full.txt) (5 kB)\n- [${title}](${root}${prefix}/docs/parts/button.md): Starts an action. (1 kB)\n`;
  await write('llms.txt', index('', 'Button'));
  await write('docs/parts/button.md', '# Button\n\nEnglish\n');
  await write('de/llms.txt', index('/de', 'Knopf'));
  await write('de/docs/parts/button.md', '# Knopf\n\nDeutsch\n');
  await writeIndex([indexed('/docs/parts/button', 'Button'), indexed('/blog', 'Button posts')], 'en');
  await writeIndex([indexed('/de/docs/parts/button', 'Knopf')], 'de');
  await writeIndex([], javaIndex);
}

describe.each(['', '/sub', '/docs', '/product/docs', '/blog/de'])('the pages of an export under "%s"', (basePath) => {
  beforeEach(() => build(basePath));

  test('are found by their paths in the export', async () => {
    const library = new Library(folder);
    expect((await library.search('button', 'en')).map((hit) => hit.path)).toEqual(['/docs/parts/button']);
    expect((await library.search('knopf', 'de')).map((hit) => hit.path)).toEqual(['/de/docs/parts/button']);
  });

  test.each([
    ['/docs/parts/button', 'en', 'English'],
    ['docs/parts/button.md', 'en', 'English'],
    ['/docs/parts/button#styling', 'de', 'Deutsch'],
    ['/de/docs/parts/button', 'en', 'Deutsch'],
    ['/en/docs/parts/button', 'de', 'English'],
    ['BASE/docs/parts/button', 'en', 'English'],
    ['BASE/docs/parts/button', 'de', 'Deutsch'],
    ['BASE/de/docs/parts/button', 'en', 'Deutsch'],
    ['https://docs.example.comBASE/docs/parts/button?x#y', 'en', 'English'],
    ['https://docs.example.comBASE/docs/parts/button.md', 'de', 'Deutsch'],
    ['https://docs.example.comBASE/de/docs/parts/button', 'en', 'Deutsch'],
  ] as const)('are read as %s (%s)', async (address, locale, text) => {
    expect((await new Library(folder).readPage(address.replace('BASE', basePath), locale)).text).toContain(text);
  });
});

test('a result has the heading of its best part and the text around the words', async () => {
  await build('');
  expect(await new Library(folder).search('which event does a pressed button fire', 'en')).toEqual([
    {
      title: 'Button',
      description: 'Starts an action.',
      path: '/docs/parts/button',
      excerpt: 'Clicks: Each press fires an event.',
    },
  ]);
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
