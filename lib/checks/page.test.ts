import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ContentReader } from '../content/files';
import { parseContent } from '../content/parse';
import type { Doc } from '../docs/types';
import { formatProblems } from '../problems/problem';
import { buildModel } from '../routes/model';
import type { Locale } from '../shared/i18n/locales';
import { loadSite } from '../site/load';
import { values } from '../site/values';
import { JavaCheck } from './java/check';
import { checkOnePage, checkPages } from './page';

const project = process.cwd();
const site = loadSite({ ...values, redirects: [] }, {});
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'page-'));
  for (const name of ['lib', 'messages', 'node_modules', 'package.json', 'package-lock.json'])
    await symlink(path.join(project, name), path.join(folder, name));
  await cp('content/data', path.join(folder, 'content/data'), { recursive: true });
  process.chdir(folder);
  // The compiler reads samples from the project folder, so the test uses an existing sample.
  for (const [file, text] of Object.entries({
    'en/docs/a.mdx':
      '---\ntitle: A\ndescripton: x\n---\n\nSee [b](./gone.mdx), [c](./c.mdx) and `Button.setTxt()`.\n\nimport Part from "./_part.mdx";\n\n<Part />\n\n```java file="home/HelloView.java"\n```',
    'en/docs/_part.mdx': 'The [rest](./b.mdx#nothing).',
    'en/docs/b.mdx': '---\ntitle: B\n---\n\nSee [nothing](./gone.mdx).',
    'en/docs/c.mdx': '---\ntitle: C\ndraft: true\n---\n\nText.',
    'en/docs/d.mdx': '---\ntitle: D\n---\n\n[later](../blog/2999-01-01-later.mdx) [later](/blog/2999/01/01/later)',
    'en/docs/e.mdx': '---\ntitle: E\n---\n\n[f](./f.mdx#nothing)',
    'en/docs/f.mdx': '---\ntitle: F\n---\n\nText.',
    'zh/docs/f.mdx': '---\ntitle: F\n---\n\n文字。',
    'en/blog/2999-01-01-later.mdx': '---\ntitle: Later\n---\nText.\n\n{/* truncate */}\n',
    'de/docs/a.mdx': '---\ntitle: A\nsource_hash: 000000000000\n---\n\nVeraltet.',
    'samples/home/HelloView.java': 'class A {\n  Button b = new Button().setTxt("x");\n}\n',
    'samples/b/B.java': 'class B {\n  Button b = new Button().setTxt("x");\n}\n',
  })) {
    await mkdir(path.dirname(path.join('content', file)), { recursive: true });
    await writeFile(path.join('content', file), text);
  }
});

afterAll(async () => {
  process.chdir(project);
  await rm(folder, { recursive: true });
});

async function problemsOf(locale: Locale, sitePath: string): Promise<string[]> {
  const root = path.resolve('content');
  const content = parseContent(new ContentReader(root).read());
  const model = buildModel({ content, site, drafts: true });
  const route = model.route(locale, sitePath);
  const page = (route as { doc: Doc } | undefined)?.doc;
  if (!page) throw new Error(`There is no page ${sitePath}.`);
  const problems = await checkOnePage(page, { root, content, model, site, java: await JavaCheck.open(root) });
  return problems.length === 0 ? [] : formatProblems(problems).split('\n');
}

test('a page has the problems of its file, translations, imports, and samples only', async () => {
  expect(await problemsOf('en', '/docs/a')).toEqual([
    expect.stringMatching(/^content\/de\/docs\/a\.mdx: warning: translates an older state of content\/en\/docs\/a\.mdx; .* source_hash: /),
    'content/en/docs/_part.mdx:1:5: the link "./b.mdx#nothing" leads to content/en/docs/b.mdx, which has no heading with the id "nothing", seen from content/en/docs/a.mdx',
    'content/en/docs/a.mdx:3: warning: front matter: unknown field "descripton", did you mean "description"?',
    expect.stringMatching(/^content\/en\/docs\/a\.mdx:6:5: the link "\.\/gone\.mdx" leads to no file/),
    'content/en/docs/a.mdx:6:22: the link "./c.mdx" leads to no file: that page is a draft',
    expect.stringMatching(/^content\/en\/docs\/a\.mdx:6:39: Button has no method "setTxt" in webforJ/),
    expect.stringMatching(/^content\/samples\/home\/HelloView\.java:2:27: Button has no method "setTxt" in webforJ/),
  ]);
});

test('translations and drafts have their problems', async () => {
  expect((await problemsOf('de', '/docs/a'))[0]).toContain('content/de/docs/a.mdx: warning: translates an older state');
  expect(await problemsOf('en', '/docs/c')).toEqual([]);
});

test('a link to a scheduled post is reported, although the post is shown', async () => {
  expect(await problemsOf('en', '/docs/d')).toEqual([
    'content/en/docs/d.mdx:5:1: the link "../blog/2999-01-01-later.mdx" leads to no file: that post is dated 2999-01-01 and not published before',
    'content/en/docs/d.mdx:5:39: the link "/blog/2999/01/01/later" leads to no page: that post is dated 2999-01-01 and not published before',
  ]);
});

test('an English page is checked in English, also if other languages show it', async () => {
  const root = path.resolve('content');
  const content = parseContent(new ContentReader(root).read());
  const model = buildModel({ content, site, drafts: true });
  const { problems, count } = await checkPages(['content/en/docs/e.mdx'], { root, content, model, site });
  expect(count).toBe(1);
  expect(formatProblems(problems)).toBe(
    'content/en/docs/e.mdx:5:1: the link "./f.mdx#nothing" leads to content/en/docs/f.mdx, which has no heading with the id "nothing"',
  );
});
