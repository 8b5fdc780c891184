import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ContentReader } from '../content/files';
import { parseContent } from '../content/parse';
import { buildModel } from '../routes/model';
import { locales } from '../shared/i18n/locales';
import { localizePath } from '../shared/i18n/paths';
import { loadSite } from '../site/load';
import { values } from '../site/values';
import { type Fingerprints, fingerprintsOf, inputState } from './fingerprints';

const site = loadSite({ ...values, redirects: [] }, {});

/** Content of a small site. */
const texts = {
  'authors.yml': 'team:\n  name: The team\n',
  'samples/A.java': 'class A {}',
  'en/docs/picture.png': 'a picture',
  'en/docs/guide.mdx': '---\ntitle: Guide\n---\n\nHow it works.\n\nMore about it.\n',
  'en/docs/start.mdx': "---\ntitle: Start\n---\n\nHow to start.\n\nimport Part from './_part.mdx'\n\n<Part />\n",
  'en/docs/_part.mdx': 'A part.\n',
  'en/docs/demo.mdx': "---\ntitle: Demo\n---\n\nA demo.\n\n<ComponentDemo path='/webforj/x' sources={['A.java'].concat()} />\n",
  'de/docs/guide.mdx': '---\ntitle: Anleitung\n---\n\nSo geht es.\n\nMehr davon.\n',
  'en/blog/2025-01-01-first.mdx': '---\ntitle: First\nauthors: team\n---\n\nThe first post.\n\n{/* truncate */}\n\nIts text.\n',
  'en/blog/2025-02-01-second.mdx': '---\ntitle: Second\nauthors: team\n---\n\nThe second post.\n\n{/* truncate */}\n\nIts text.\n',
};

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'fingerprints-'));
});

afterEach(() => rm(root, { recursive: true }));

async function fingerprints(changed: Partial<typeof texts> = {}): Promise<Fingerprints> {
  for (const [name, text] of Object.entries({ ...texts, ...changed })) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await writeFile(path.join(root, name), text);
  }
  const content = parseContent(new ContentReader(root).read(), root);
  const model = buildModel({ content, site, drafts: false });
  expect(model.problems).toEqual([]);
  return fingerprintsOf(content, model, root, site);
}

/** Returns the URLs of the pages that an edit changes, or `all`. */
function changes(before: Fingerprints, after: Fingerprints): string[] | 'all' {
  if (before.shared !== after.shared) return 'all';
  return Object.keys(after.pages).filter((url) => before.pages[url] !== after.pages[url]);
}

/** A text of {@link texts} with one more sentence at its end. */
const longer = (file: keyof typeof texts) => ({ [file]: `${texts[file]}\nOne more sentence.\n` });

/** URLs of a page in all languages except German. */
const withoutGerman = (sitePath: string) => locales.filter((locale) => locale !== 'de').map((locale) => localizePath(sitePath, locale));
const inAll = (sitePath: string) => [...withoutGerman(sitePath), `/de${sitePath}`];

test('the input state changes with each save', async () => {
  await fingerprints();
  const before = await inputState(root);
  expect(await inputState(root)).toBe(before);
  await writeFile(path.join(root, 'en/docs/guide.mdx'), 'Another text.');
  expect(await inputState(root)).not.toBe(before);
});

describe('an edit rebuilds', () => {
  const guide = texts['en/docs/guide.mdx'];
  const pages: [what: string, changed: Partial<typeof texts>, urls: string[] | 'all'][] = [
    ['nothing, when there is none', {}, []],
    ['the page of a text, where it is translated', longer('de/docs/guide.mdx'), ['/de/docs/guide']],
    ['the page in all languages that show the text', longer('en/docs/guide.mdx'), withoutGerman('/docs/guide')],
    ['the pages that import a file', longer('en/docs/_part.mdx'), inAll('/docs/start')],
    ['the pages that may show a sample', { 'samples/A.java': 'class A { int a; }' }, inAll('/docs/demo')],
    ['all pages, for a title', { 'en/docs/guide.mdx': guide.replace('title: Guide', 'title: Manual') }, 'all'],
    ['all pages, for a description taken from the text', { 'en/docs/guide.mdx': guide.replace('How it', 'Why it') }, 'all'],
    ['all pages, for an image in a text', { 'en/docs/guide.mdx': `${guide}\n![A](./picture.png)\n` }, 'all'],
    ['all pages, for another image', { 'en/docs/picture.png': 'another picture' }, 'all'],
    ['all pages, for an author', { 'authors.yml': 'team:\n  name: Another team\n' }, 'all'],
  ];
  test.each(pages)('%s', async (_, changed, urls) => {
    const found = changes(await fingerprints(), await fingerprints(changed));
    expect([found].flat().sort()).toEqual([urls].flat().sort());
  });

  test('all blog pages, and no others', async () => {
    const found = changes(await fingerprints(), await fingerprints(longer('en/blog/2025-01-01-first.mdx')));
    expect(found).toEqual(
      expect.arrayContaining([...inAll('/blog'), ...inAll('/blog/2025/01/01/first'), ...inAll('/blog/2025/02/01/second')]),
    );
    expect([found].flat().filter((url) => !url.includes('/blog'))).toEqual([]);
  });

  test('the pages that show an image from an unusual folder', async () => {
    const image = path.join(root, 'en/docs/.drawings/plan.png');
    await mkdir(path.dirname(image), { recursive: true });
    await writeFile(image, 'a plan');
    const shown = { 'en/docs/guide.mdx': `${guide}\n![Plan](./.drawings/plan.png)\n` };
    const before = await fingerprints(shown);
    await writeFile(image, 'another plan');
    expect([changes(before, await fingerprints(shown))].flat().sort()).toEqual(withoutGerman('/docs/guide').sort());
  });

  test('the pages that show an image once it exists', async () => {
    const shown = { 'en/docs/guide.mdx': `${guide}\n![Plan](./.drawings/plan.png) ![Else](https://a.example/b.png)\n` };
    const before = await fingerprints(shown);
    await mkdir(path.join(root, 'en/docs/.drawings'), { recursive: true });
    await writeFile(path.join(root, 'en/docs/.drawings/plan.png'), 'a plan');
    expect([changes(before, await fingerprints(shown))].flat().sort()).toEqual(withoutGerman('/docs/guide').sort());
  });

  test('pages whose demo has changed sources', async () => {
    const spread = {
      'en/docs/demo.mdx': texts['en/docs/demo.mdx'].replace("sources={['A.java'].concat()}", "sources={['A.java']} {...{ title: 'A' }}"),
    };
    const before = await fingerprints(spread);
    expect([changes(before, await fingerprints({ ...spread, 'samples/A.java': 'class A { int b; }' }))].flat().sort()).toEqual(
      inAll('/docs/demo').sort(),
    );
  });

  test('new pages', async () => {
    const before = await fingerprints();
    await writeFile(path.join(root, 'en/docs/new.mdx'), '---\ntitle: New\n---\n\nA new page.\n');
    expect(changes(before, await fingerprints())).toBe('all');
  });
});
