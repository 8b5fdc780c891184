import { cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkContent } from '../checks/content';
import { sourceHash } from '../checks/translations/status';
import { ContentReader } from '../content/files';
import { parseContent } from '../content/parse';
import { formatProblem } from '../content/problem';
import { buildModel } from '../routes/model';
import { loadSite } from '../site/load';
import { values } from '../site/values';
import { addRedirect, movePage } from './move';
import { newDoc, newPost, newTranslation } from './scaffold';

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
  test('a page: last in its folder, a draft, without problems', async () => {
    await write({ 'en/docs/components/a.mdx': '---\ntitle: A\nsidebar_position: 15\n---\nText' });
    const { file, text } = newDoc(root, 'components/date-range');
    expect(file).toBe(`${root}/en/docs/components/date-range.mdx`);
    expect(text).toMatch(/^---\ntitle: Date range\n[\s\S]*sidebar_position: 16\ndraft: true\n---\n/);
    await write({ 'en/docs/components/date-range.mdx': text });
    expect(await problems()).toEqual([]);
    expect(() => newDoc(root, 'components/date-range')).toThrow('exists already');
    expect(() => newDoc(root, '../x')).toThrow('is no path below the docs');
  });

  test('a post, by day and slug', () => {
    const { file, text } = newPost(root, 'table-tips', '2025-10-23', 'Tips: tables');
    expect(file).toBe(`${root}/en/blog/2025-10-23-table-tips/index.mdx`);
    expect(text).toMatch(/^---\ntitle: "Tips: tables"\n[\s\S]*slug: table-tips\ndate: 2025-10-23\n/);
    expect(() => newPost(root, 'Table tips', '2025-10-23')).toThrow('lower case words with hyphens');
  });

  test('a translation: text of the English page, and its hash', async () => {
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

describe('move', () => {
  const page = (text: string) => `---\ntitle: T\n---\n${text}\n`;

  test('takes links, images and imports along in all languages, and leaves a redirect', async () => {
    await write({
      'en/docs/components/button.mdx': page(
        "import P from '../_p.mdx'\n\n[self](button.mdx#x) [next](./field.mdx) [other](../guide/a.mdx#x) [here](#x) ![x](./x.svg)\n\n## X {#x}\n\n<P />",
      ),
      'de/docs/components/button.mdx': page('[next](field.mdx)\n\n## X {#x}'),
      'en/docs/components/field.mdx': page('[b](button.mdx) [b](./button.mdx#x) `[b](button.mdx)`\n\n```md\n[b](button.mdx)\n```'),
      'en/docs/components/x.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
      'en/docs/guide/a.mdx': page(
        '[b](../components/button.mdx) [b](/components/button.mdx#x) [b](/docs/components/button#x) <a href="/docs/components/button">b</a>\n\n## X {#x}',
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
      '[b](./basic/push-button.mdx) [b](/guide/basic/push-button.mdx#x) [b](/docs/guide/basic/push-button#x) <a href="/docs/guide/basic/push-button">',
    );
    expect(await readFile(config, 'utf8')).toContain("    { from: '/docs/components/button', to: '/docs/guide/basic/push-button' },\n  ],");
    await expect(stat(path.join(root, 'de/docs/components'))).rejects.toThrow();
  });

  test('keeps translations up to date that were, and those outdated that were', async () => {
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

  test('refuses what does not exist, or is in the way', async () => {
    await write({ 'en/docs/a.mdx': page(''), 'en/docs/b.mdx': page('') });
    await expect(movePage(root, site, 'x', 'c', 'd')).rejects.toThrow('there is no page');
    await expect(movePage(root, site, 'x', 'a', 'b')).rejects.toThrow('exists already');
    await expect(movePage(root, site, 'x', 'a', '../b')).rejects.toThrow('is no path below the docs');
  });

  test('redirects do not chain, and end where the page comes back', () => {
    const config = "{\n  redirects: [\n    { from: '/a', to: '/b#x' },\n    { from: '/c', to: '/d' },\n  ],\n}";
    expect(addRedirect(config, { from: '/b', to: '/c' })).toBe(
      "{\n  redirects: [\n    { from: '/a', to: '/c#x' },\n    { from: '/b', to: '/c' },\n  ],\n}",
    );
  });
});
