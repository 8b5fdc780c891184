import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseContent } from '../content/parse';
import { files } from '../content/test-files';
import { formatProblem } from '../problems/problem';
import { buildModel } from '../routes/model';
import { loadSite } from '../site/load';
import { values } from '../site/values';
import { type AnchorManifest, addAnchors, checkAnchors, currentAnchors, readManifest, writeManifest } from './anchors';

const manifest: AnchorManifest = { '/docs/a': ['first', 'second'], '/docs/b': ['one', 'two'] };
const text = '{\n  "/docs/a": ["first", "second"],\n  "/docs/b": ["one", "two"]\n}\n';

function check(current: AnchorManifest, redirects: { from: string; to: string }[] = []): string[] {
  return checkAnchors('content', { manifest, text }, current, redirects).map(formatProblem);
}

test('reports nothing if all URLs exist', () => {
  expect(check(manifest)).toEqual([]);
});

test('a removed heading is an error with the redirect to add', () => {
  expect(check({ ...manifest, '/docs/a': ['first', 'second-part'] }).slice(0, 1)).toEqual([
    "content/anchors.json:2: the heading /docs/a#second is gone; add to redirects in lib/site/values.ts: { from: '/docs/a#second', to: '/docs/a#second-part' },",
  ]);
  expect(check({ ...manifest, '/docs/a': ['first'] })).toEqual([expect.stringContaining("{ from: '/docs/a#second', to: '/docs/a' },")]);
});

test('a removed page is an error with the redirect to add', () => {
  expect(check({ '/docs/a': ['first', 'second'], '/docs/guide/other': ['one', 'two'] })).toEqual([
    "content/anchors.json:3: the page /docs/b is gone; add to redirects in lib/site/values.ts: { from: '/docs/b', to: '/docs/guide/other' },",
    expect.stringContaining('1 pages and 0 headings are new'),
  ]);
});

test('a redirect resolves the error', () => {
  const redirects = [
    { from: '/docs/a#second', to: '/docs/a#other' },
    { from: '/docs/b', to: '/docs/a' },
  ];
  expect(check({ '/docs/a': ['first'] }, redirects)).toEqual([]);
});

test('new URLs are a warning until they are added; nothing is removed', async () => {
  const current = { '/docs/a': ['first', 'second', 'third'], '/docs/c': [] };
  expect(check(current).at(-1)).toBe(
    'content/anchors.json: warning: 1 pages and 1 headings are new; note them down with "npm run check -- --fix"',
  );
  const merged = addAnchors(manifest, current);
  expect(merged).toEqual({ '/docs/a': ['first', 'second', 'third'], '/docs/b': ['one', 'two'], '/docs/c': [] });
  const folder = await mkdtemp(path.join(tmpdir(), 'anchors-'));
  expect(await readManifest(folder)).toBeUndefined();
  await writeManifest(folder, merged);
  expect((await readManifest(folder))?.manifest).toEqual(merged);
  await rm(folder, { recursive: true });
});

test('collects headings of docs and posts, imported files included', async () => {
  const content = parseContent(
    files({
      'en/docs/a.mdx': "---\ntitle: A\n---\nimport B from './_b.mdx'\n\n# A\n\n## One {#one}\n\n<B />",
      'en/docs/_b.mdx': '### Two {#two}',
      'en/blog/2025-01-02-c.mdx': '---\ntitle: C\n---\nText.\n\n{/* truncate */}\n\n## Three {#three}',
    }),
  );
  const model = buildModel({ content, site: loadSite({ ...values, redirects: [] }, {}), drafts: false });
  expect(await currentAnchors(model)).toMatchObject({ '/': [], '/docs/a': ['one', 'two'], '/blog/2025/01/02/c': ['three'] });
});
