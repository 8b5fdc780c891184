import { cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkContent } from '../checks/content';
import { sourceHash } from '../checks/translations/status';
import { ContentReader } from '../content/files';
import { parseContent } from '../content/parse';
import { formatProblem } from '../problems/problem';
import { buildModel } from '../routes/model';
import { loadSite } from '../site/load';
import { values } from '../site/values';
import { addRedirect, movePage } from './move';
import { newDoc, newPost, newTranslation, UsageError } from './scaffold';

const site = loadSite({ ...values, redirects: [] }, {});
let folder: string;
let root: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'authoring-'));
  root = path.join(folder, 'content');
});

afterEach(() => rm(folder, { recursive: true }));

async function write(texts: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await writeFile(path.join(root, name), text);
  }
}

const read = (name: string) => readFile(path.join(root, name), 'utf8');

/** Problems of the content as it is now. */
async function problems(): Promise<string[]> {
  const content = parseContent(new ContentReader(root).read(), root);
  const model = buildModel({ content, site, drafts: true });
  return [...model.problems, ...(await checkContent(content, model, site))].map(formatProblem);
}

describe('new', () => {
  test('creates a page as a draft, last in its folder, without problems', async () => {
    await write({ 'en/docs/components/a.mdx': '---\ntitle: A\nsidebar_position: 15\n---\nText' });
    const { file, text } = newDoc(root, 'components/date-range');
    expect(file).toBe(`${root}/en/docs/components/date-range.mdx`);
    expect(text).toMatch(/^---\ntitle: Date range\n[\s\S]*sidebar_position: 16\ndraft: true\n---\n/);
    await write({ 'en/docs/components/date-range.mdx': text });
    expect(await problems()).toEqual([]);
    expect(() => newDoc(root, 'components/date-range')).toThrow('exists already');
    expect(() => newDoc(root, '../x')).toThrow('is no path below the docs');
  });

  test.each(['My Page!', 'a?b', 'x/', 'x//y', '.x'])('refuses the page %j, whose URL would be invalid', (name) => {
    expect(() => newDoc(root, name)).toThrow('cannot be an address: write letters from a to z');
  });

  test('creates a post from day and slug', () => {
    const { file, text } = newPost(root, 'table-tips', '2025-10-23', 'Tips: tables');
    expect(file).toBe(`${root}/en/blog/2025-10-23-table-tips/index.mdx`);
    expect(text).toMatch(/^---\ntitle: "Tips: tables"\n[\s\S]*slug: table-tips\ndate: 2025-10-23\n/);
    expect(() => newPost(root, 'Table tips', '2025-10-23')).toThrow('lower case words with hyphens');
  });

  test('creates a translation with the English text and its hash', async () => {
    const english = '---\ntitle: A\nsidebar_position: 1\nsidebar_label: Short\n---\n## Part {#part}\n';
    await write({ 'en/docs/a.mdx': english });
    expect(newTranslation(root, 'de', 'a')).toEqual({
      file: `${root}/de/docs/a.mdx`,
      text: `---\ntitle: A\nsidebar_label: Short\nsource_hash: ${sourceHash(english)}\n---\n## Part {#part}\n`,
    });
    expect(() => newTranslation(root, 'xx', 'a')).toThrow('expected one of es, de');
    expect(() => newTranslation(root, 'de', 'folder/b')).toThrow(/to translate$/);
    expect(() => newTranslation(root, 'de', 'aa')).toThrow(
      `there is no ${root}/en/docs/aa.mdx to translate, did you mean ${root}/en/docs/a.mdx?`,
    );
  });
});

test('creates a translation of a post by its folder or its file', async () => {
  const english = '---\ntitle: A\ndate: 2025-01-02\nauthors: [a]\n---\nText\n';
  await write({ 'en/blog/2025-01-02-a/index.mdx': english, 'en/blog/2025/01/03/b.md': english });
  const text = `---\ntitle: A\nsource_hash: ${sourceHash(english)}\n---\nText\n`;
  for (const name of ['blog/2025-01-02-a', 'blog/2025-01-02-a/index.mdx'])
    expect(newTranslation(root, 'fr', name)).toEqual({ file: `${root}/fr/blog/2025-01-02-a/index.mdx`, text });
  expect(newTranslation(root, 'fr', '/blog/2025/01/03/b').file).toBe(`${root}/fr/blog/2025/01/03/b.md`);
  expect(() => newTranslation(root, 'fr', 'blog/2025-01-02-b')).toThrow(
    `there is no ${root}/en/blog/2025-01-02-b to translate, did you mean ${root}/en/blog/2025-01-02-a?`,
  );
  expect(() => newTranslation(root, 'fr', 'blog/../docs/a')).toThrow('is no path of a post');
});

describe('a new translation has the required front matter once,', () => {
  const english = '---\ntitle: A\nslug: /a\n---\n\n## Part {#part}\n';

  test.each([
    ['a byte order mark', `\uFEFF${english}`],
    ['Windows line ends', english.replaceAll('\n', '\r\n')],
    ['both', `\uFEFF${english.replaceAll('\n', '\r\n')}`],
    ['blanks behind the marks', english.replaceAll('---\n', '--- \t\n')],
  ])('of a page with %s', async (_name, text) => {
    await write({ 'en/docs/a.mdx': text });
    expect(newTranslation(root, 'de', 'a').text).toBe(`---\ntitle: A\nsource_hash: ${sourceHash(text)}\n---\n\n## Part {#part}\n`);
  });

  test.each([
    ['no front matter', 'Text\n\n---\n\nMore\n', 'Text\n\n---\n\nMore\n'],
    ['empty front matter', '---\n---\nText\n\n---\n\nMore\n', 'Text\n\n---\n\nMore\n'],
  ])('of a page with %s', async (_name, text, body) => {
    await write({ 'en/docs/a.mdx': text });
    expect(newTranslation(root, 'de', 'a').text).toBe(`---\nsource_hash: ${sourceHash(text)}\n---\n${body}`);
  });

  test('an English page with invalid front matter is reported', async () => {
    await write({ 'en/docs/a.mdx': '---\ntitle: *A*\n---\nText\n' });
    expect(() => newTranslation(root, 'de', 'a')).toThrow(
      new UsageError(
        `${root}/en/docs/a.mdx:2:8: front matter is not valid YAML: "*A*" is read as a reference to something that is not there; put the text in quotes`,
      ),
    );
  });
});

describe('move', () => {
  const page = (text: string) => `---\ntitle: T\n---\n${text}\n`;

  /** Moves a page; the result is the configuration then. */
  async function move(from: string, to: string, edit = (text: string) => text): Promise<string> {
    const config = path.join(folder, 'values.ts');
    await writeFile(config, edit(await readFile('lib/site/values.ts', 'utf8')));
    await movePage(root, site, config, from, to);
    return readFile(config, 'utf8');
  }

  test('updates links, images, and imports in all languages, and adds a redirect', async () => {
    await write({
      'en/docs/components/button.mdx': page(
        "import P from '../_p.mdx'\n\n[self](button.mdx#x) [next](./field.mdx) [other](../guide/a.mdx#x) [here](#x) ![x](./x.svg)\n\n## X {#x}\n\n<P />",
      ),
      'de/docs/components/button.mdx': page('[next](field.mdx)\n\n## X {#x}'),
      'en/docs/components/field.mdx': page('[b](button.mdx) [b](./button.mdx#x) `[b](button.mdx)`\n\n```md\n[b](button.mdx)\n```'),
      'en/docs/components/x.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
      'en/docs/guide/a.mdx': page(
        '[b](../components/button.mdx) [b](/components/button.mdx#x) [b](/docs/components/button#x) <a href="/docs/components/button">b</a> [b](/docs/components/button/)\n\n## X {#x}',
      ),
      'de/docs/guide/a.mdx': page('[b](../components/button.mdx#x)\n\n## X {#x}'),
      'en/docs/_p.mdx': '[b](/docs/components/button)',
    });
    expect(await problems()).toEqual([]);
    const config = path.join(folder, 'values.ts');
    await cp('lib/site/values.ts', config);

    const { moved, changed, redirect } = await movePage(root, site, config, 'components/button', 'guide/basic/push-button');
    expect(moved.map((file) => path.relative(root, file))).toEqual([
      'en/docs/guide/basic/push-button.mdx',
      'de/docs/guide/basic/push-button.mdx',
    ]);
    expect(changed.map((file) => path.relative(root, file)).sort()).toEqual([
      'de/docs/guide/a.mdx',
      'en/docs/_p.mdx',
      'en/docs/components/field.mdx',
      'en/docs/guide/a.mdx',
    ]);
    expect(redirect).toEqual({ from: '/docs/components/button', to: '/docs/guide/basic/push-button' });
    expect(await problems()).toEqual([]);
    expect(await read('en/docs/guide/basic/push-button.mdx')).toContain(
      "import P from '../../_p.mdx'\n\n[self](push-button.mdx#x) [next](../../components/field.mdx) [other](../a.mdx#x) [here](#x) ![x](../../components/x.svg)",
    );
    expect(await read('en/docs/components/field.mdx')).toContain(
      '[b](../guide/basic/push-button.mdx) [b](../guide/basic/push-button.mdx#x) `[b](button.mdx)`\n\n```md\n[b](button.mdx)\n```',
    );
    expect(await read('en/docs/guide/a.mdx')).toContain(
      '[b](./basic/push-button.mdx) [b](/guide/basic/push-button.mdx#x) [b](/docs/guide/basic/push-button#x) <a href="/docs/guide/basic/push-button">b</a> [b](/docs/guide/basic/push-button/)',
    );
    expect(await readFile(config, 'utf8')).toContain("    { from: '/docs/components/button', to: '/docs/guide/basic/push-button' },\n  ],");
    await expect(stat(path.join(root, 'de/docs/components'))).rejects.toThrow();
  });

  test('updates URLs in braces and configuration items', async () => {
    await write({
      'en/docs/a.mdx': page('<a href={"/docs/b"}>b</a> <a href={ \'/docs/b#x\' }>b</a>'),
      'en/docs/b.mdx': page('## X {#x}'),
    });
    const values = await move('b', 'c/d', (text) =>
      text.replace('redirects: [', "x: [{ docId: 'b', to: '/docs/b', activeBasePath: '/docs/b' }, { docId: 'bb' }],\n  redirects: ["),
    );
    expect(await read('en/docs/a.mdx')).toContain('<a href={"/docs/c/d"}>b</a> <a href={ \'/docs/c/d#x\' }>b</a>');
    expect(values).toContain("{ docId: 'c/d', to: '/docs/c/d', activeBasePath: '/docs/c/d' }, { docId: 'bb' }");
  });

  test('updates only the id if the URL stays the same', async () => {
    await write({ 'en/docs/b.mdx': '---\ntitle: T\nslug: /b\n---\nText\n' });
    const values = await move('b', 'c/d', (text) => text.replace('redirects: [', "x: [{ docId: 'b' }],\n  redirects: ["));
    expect(values).toContain("{ docId: 'c/d' }");
    expect(values).not.toContain("to: '/docs/c/d'");
  });

  test('current translations stay current, outdated ones stay outdated', async () => {
    const english = page('[b](b.mdx)');
    const german = (hash: string) => `---\ntitle: T\nsource_hash: ${hash}\n---\n[b](b.mdx)\n`;
    await write({
      'en/docs/a.mdx': english,
      'de/docs/a.mdx': german(sourceHash(english)),
      'fr/docs/a.mdx': german("'000000000000'"),
      'en/docs/b.mdx': page(''),
    });
    const config = path.join(folder, 'values.ts');
    await cp('lib/site/values.ts', config);
    await movePage(root, site, config, 'b', 'c/b');
    expect(await read('de/docs/a.mdx')).toBe(
      `---\ntitle: T\nsource_hash: '${sourceHash(await read('en/docs/a.mdx'))}'\n---\n[b](c/b.mdx)\n`,
    );
    expect(await read('fr/docs/a.mdx')).toContain("source_hash: '000000000000'");
  });

  test('updates links of posts and of other versions', async () => {
    await write({
      'en/docs/components/button.mdx': page('## X {#x}'),
      'en/docs-24.00/components/button.mdx': page(''),
      'en/docs-24.00/components/field.mdx': page(
        '[old](button.mdx) [old](/docs/components/button.mdx) [new](../../docs/components/button.mdx)',
      ),
      'en/blog/2025-01-01-a/index.mdx': page(
        '[b](../../docs/components/button.mdx#x) [b](/docs/components/button.mdx) [c](./components/button.mdx) [c](/components/button.mdx)\n\n{/* truncate */}',
      ),
      'de/blog/2025-01-01-a/index.mdx': page('[b](../../docs/components/button.mdx)\n\n{/* truncate */}'),
    });
    await move('components/button', 'guide/button');
    expect(await read('en/blog/2025-01-01-a/index.mdx')).toContain(
      '[b](../../docs/guide/button.mdx#x) [b](/docs/guide/button.mdx) [c](./components/button.mdx) [c](/components/button.mdx)',
    );
    expect(await read('de/blog/2025-01-01-a/index.mdx')).toContain('[b](../../docs/guide/button.mdx)');
    expect(await read('en/docs-24.00/components/field.mdx')).toContain(
      '[old](button.mdx) [old](/docs/components/button.mdx) [new](../../docs/guide/button.mdx)',
    );
  });

  test('updates links relative to the docs folder', async () => {
    await write({
      'en/docs/components/button.mdx': page('[a](guide/a.mdx) [f](field.mdx)'),
      'en/docs/components/field.mdx': page(''),
      'en/docs/guide/a.mdx': page('[b](components/button.mdx)'),
    });
    await move('components/button', 'button');
    expect(await read('en/docs/button.mdx')).toContain('[a](guide/a.mdx) [f](components/field.mdx)');
    expect(await read('en/docs/guide/a.mdx')).toContain('[b](../button.mdx)');
    expect(await problems()).toEqual([]);
  });

  test('updates the image of the front matter in every notation', async () => {
    const withImage = (image: string) => `---\r\ntitle: T\r\nimage: ${image}\r\n---\r\nimage: ./card.png\r\n`;
    await write({
      'en/docs/components/button.mdx': withImage('./card.png # as large as it has to be'),
      'de/docs/components/button.mdx': withImage("'card.png'"),
      'fr/docs/components/button.mdx': withImage('"./card.png"'),
      'es/docs/components/button.mdx': withImage('/card.png'),
    });
    await move('components/button', 'guide/basic/button');
    const image = '../../components/card.png';
    expect(await read('en/docs/guide/basic/button.mdx')).toBe(withImage(`${image} # as large as it has to be`));
    expect(await read('de/docs/guide/basic/button.mdx')).toBe(withImage(`'${image}'`));
    expect(await read('fr/docs/guide/basic/button.mdx')).toBe(withImage(`"${image}"`));
    expect(await read('es/docs/guide/basic/button.mdx')).toBe(withImage('/card.png'));
  });

  test.each([
    ['a fence that begins a list item', '1. ```java\n   [a](a.mdx)\n   ```\n\n', ''],
    ['a fence within a quotation', '> - ~~~\n>   [a](a.mdx)\n>   ~~~\n\n', ''],
    ['a line within a fence that looks like its beginning', '```md\n```java\n[a](a.mdx)\n```\n', ''],
    ['a fence of four marks', '````md\n```\n[a](a.mdx)\n```\n````\n', ''],
    ['inline code of three marks', '```[a](a.mdx)``` is inline ', ''],
    ['inline code that holds a mark', 'Write `` ` `` or ``[a](a.mdx)``, then ', ' and `x`'],
  ])('updates links after %s, but not in code', async (_, before, after) => {
    await write({ 'en/docs/a.mdx': page(''), 'en/docs/b.mdx': page(`${before}[a](a.mdx)${after}`) });
    await move('a', 'c/a');
    expect(await read('en/docs/b.mdx')).toBe(page(`${before}[a](c/a.mdx)${after}`));
  });

  test('updates links to files with encoded names', async () => {
    await write({
      'en/docs/my page.mdx': page('[b](./b%20%28old%29.mdx) ![x](<./my x.svg>) ![x](my%20x.svg)\n\n## X {#x}'),
      'en/docs/b (old).mdx': page(
        '[a](my%20page.mdx#x) [a](<my page.mdx>) <DocCard href="./my page.mdx" title="A" /> [a][`a`] [p](/docs/my%20page)\n\n[`a`]: <./my page.mdx> "A"',
      ),
      'en/docs/my x.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    });
    await move('my page', 'c/new-page');
    expect(await read('en/docs/c/new-page.mdx')).toContain('[b](../b%20%28old%29.mdx) ![x](<../my x.svg>) ![x](../my%20x.svg)');
    expect(await read('en/docs/b (old).mdx')).toBe(
      page(
        '[a](c/new-page.mdx#x) [a](<c/new-page.mdx>) <DocCard href="./c/new-page.mdx" title="A" /> [a][`a`] [p](/docs/c/new-page)\n\n[`a`]: <./c/new-page.mdx> "A"',
      ),
    );
    expect(await problems()).toEqual([]);
  });

  test('imports use the unencoded file name', async () => {
    await write({
      'en/docs/_an a.mdx': 'Text',
      'en/docs/b.mdx': page("import A from './_an a.mdx'\nimport B from '@site/docs/_an a.mdx'\n\n<A /><B />"),
    });
    await move('b', 'c/b');
    expect(await read('en/docs/c/b.mdx')).toContain("from '../_an a.mdx'\nimport B from '@site/docs/_an a.mdx'");
    await move('_an a.mdx', 'parts/_a.mdx');
    expect(await read('en/docs/c/b.mdx')).toContain("from '../parts/_a.mdx'\nimport B from '@site/docs/parts/_a.mdx'");
    expect(await problems()).toEqual([]);
  });

  test('updates ids in categories and front matter', async () => {
    const field = (next: string) => `---\ntitle: T\npagination_next: ${next}\npagination_prev: null\n---\n`;
    const category = (id: string) => `{\n  "label": "C",\n  "link": { "type": "doc", "id": "${id}" }\n}\n`;
    await write({
      'en/docs/components/01-button.mdx': page(''),
      'en/docs/components/field.mdx': field("'components/button'"),
      'de/docs/components/field.mdx': `${field('components/button')}source_hash`,
      'en/docs/components/_category_.json': category('button'),
      'de/docs/components/_category_.json': category('button'),
      'en/docs/guide/_category_.yml': 'label: G\nlink:\n  type: doc\n  id: components/button # below\n',
      'en/docs/guide/a.mdx': page(''),
      'en/docs/other/_category_.json': category('button'),
      'en/docs/other/button.mdx': page(''),
    });
    await move('components/01-button', 'components/02-push-button');
    expect(await read('en/docs/components/_category_.json')).toBe(category('push-button'));
    await move('components/02-push-button', 'guide/button');
    expect(await read('en/docs/components/field.mdx')).toBe(field("'guide/button'"));
    expect(await read('de/docs/components/field.mdx')).toContain('pagination_next: guide/button\n');
    expect(await read('en/docs/components/_category_.json')).toBe(category('guide/button'));
    expect(await read('de/docs/components/_category_.json')).toBe(category('guide/button'));
    expect(await read('en/docs/guide/_category_.yml')).toBe('label: G\nlink:\n  type: doc\n  id: guide/button # below\n');
    expect(await read('en/docs/other/_category_.json')).toBe(category('button'));
    expect((await problems()).filter((problem) => /button/.test(problem))).toEqual([]);
  });

  test('writes nothing if the redirect cannot be added to the configuration', async () => {
    await write({ 'en/docs/a.mdx': page(''), 'en/docs/b.mdx': page('[a](a.mdx)') });
    await expect(move('a', 'c/a', (text) => text.replace('redirects: [', 'redirects: other['))).rejects.toThrow(UsageError);
    expect(await read('en/docs/a.mdx')).toBe(page(''));
    expect(await read('en/docs/b.mdx')).toBe(page('[a](a.mdx)'));
  });

  test('accepts Windows line ends and an empty list of redirects in the configuration', async () => {
    await write({ 'en/docs/a.mdx': page('') });
    const windows = await move('a', 'b', (text) => text.replaceAll('\n', '\r\n'));
    expect(windows).toContain("    { from: '/docs/a', to: '/docs/b' },\r\n  ],\r\n");
    expect(windows.replaceAll('\r\n', '')).not.toContain('\n');
    const empty = await move('b', 'c', (text) => text.replace(/redirects: \[[\s\S]*?\n {2}\],/, 'redirects: [],'));
    expect(empty).toContain("\n  redirects: [\n    { from: '/docs/b', to: '/docs/c' },\n  ],\n");
  });

  test('refuses missing sources and existing targets', async () => {
    await write({ 'en/docs/a.mdx': page(''), 'en/docs/b.mdx': page('') });
    await expect(movePage(root, site, 'x', 'c', 'd')).rejects.toThrow('there is no page');
    await expect(movePage(root, site, 'x', 'a', 'b')).rejects.toThrow('exists already');
    await expect(movePage(root, site, 'x', 'a', '../b')).rejects.toThrow('is no path below the docs');
    await expect(movePage(root, site, 'x', 'a', 'My Page!')).rejects.toThrow('"My Page!" cannot be an address');
  });

  test('redirects do not chain, and are removed if the page returns to its URL', () => {
    const config = "{\n  redirects: [\n    { from: '/a', to: '/b#x' },\n    { from: '/c', to: '/d' },\n  ],\n}";
    expect(addRedirect(config, { from: '/b', to: '/c' })).toBe(
      "{\n  redirects: [\n    { from: '/a', to: '/c#x' },\n    { from: '/b', to: '/c' },\n  ],\n}",
    );
    expect(addRedirect("{\n  redirects: [{ from: '/c', to: '/d' }],\n}", { from: '/b', to: '/c' })).toBe(
      "{\n  redirects: [\n    { from: '/b', to: '/c' },\n  ],\n}",
    );
    expect(addRedirect("{\n  redirects: [{ from: '/e', to: '/d' }],\n}", { from: "/b's", to: '/c' })).toBe(
      "{\n  redirects: [\n    { from: '/e', to: '/d' },\n    { from: \"/b's\", to: '/c' },\n  ],\n}",
    );
    expect(
      addRedirect("{\n  redirects: [\n    { from: '/a', to: \"/b's\" }, // old\n  ], // all\n  a: [1],\n}", { from: "/b's", to: '/c' }),
    ).toBe("{\n  redirects: [\n    { from: '/a', to: '/c' }, // old\n    { from: \"/b's\", to: '/c' },\n  ], // all\n  a: [1],\n}");
  });
});
