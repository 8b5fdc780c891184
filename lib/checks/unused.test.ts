import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ContentReader } from '../content/files';
import { type Content, parseContent } from '../content/parse';
import { type CompiledFile, readTextFiles } from './text-files';
import { unusedImages, unusedMessages, unusedSamples } from './unused';

const project = process.cwd();
let folder: string;
let content: Content;
let files: CompiledFile[];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'unused-'));
  const texts = {
    'en/docs/a.mdx': `---
title: A
---
import B from './_b.mdx'

![x](used.png) <B />

<ComponentDemo path="/a" sources={['a/A.java', 'a/a.css']} />`,
    'en/docs/_b.mdx': '![x](partial.png)',
    'en/docs/used.png': '',
    'en/docs/partial.png': '',
    'en/docs/unused.png': '',
    'en/blog/2025-01-02-b/index.mdx': "---\ntitle: B\nimage: ./cover.png\n---\nimport P from '../_parts/_p.mdx'\n\n![x](used.png) <P />",
    'en/blog/2999-01-02-c/index.mdx': "---\ntitle: C\ndraft: true\n---\nimport P from '../_parts/_p.mdx'\n\n<P />",
    'en/blog/_parts/_p.mdx': '![x](./partial.png)',
    'en/blog/2025-01-02-b/cover.png': '',
    'en/blog/2025-01-02-b/cover.dark.png': '',
    'en/blog/2025-01-02-b/used.png': '',
    'en/blog/2025-01-02-b/partial.png': '',
    'en/blog/2025-01-02-b/unused.png': '',
    'en/blog/2999-01-02-c/partial.png': '',
    'samples/a/A.java': 'class A { Helper helper; String css = "ws://b.css"; }',
    'samples/a/Helper.java': 'class Helper { Deep deep; }',
    'samples/a/Deep.java': 'class Deep {}',
    'samples/a/a.css': '',
    'samples/a/b.css': '',
    'samples/a/Unused.java': 'class Unused { A a; }',
    'samples/home/Home.java': 'class Home {}',
  };
  for (const [name, text] of Object.entries(texts)) {
    const file = path.join(folder, 'content', name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  content = parseContent(new ContentReader(path.join(folder, 'content')).read());
  files = await readTextFiles(content, [{ name: 'current' }]);
  process.chdir(folder);
});

afterAll(async () => {
  process.chdir(project);
  await rm(folder, { recursive: true });
});

describe('reports unused files', () => {
  test('images that no page, post, or partial shows', async () => {
    expect((await unusedImages('content', files)).map(({ file }) => file)).toEqual([
      'content/en/blog/2025-01-02-b/unused.png',
      'content/en/docs/unused.png',
    ]);
  });

  test('samples that no demo, fence, sample, or code uses', async () => {
    const problems = await unusedSamples('content', files, ["const file = 'home/Home.java'"]);
    expect(problems.map(({ file }) => file)).toEqual(['content/samples/a/Unused.java']);
  });

  test('messages that no code reads', () => {
    const messages = { docs: { next: '', old: '' }, theme: { dark: '', light: '' }, redirect: { title: '', gone: '' } };
    const code = ["t('docs.next')", `t(\`theme.\${mode}\`)`, 'const { redirect: texts } = await readMessages(locale);\ntexts.title;'];
    expect(unusedMessages(messages, code).map(({ message }) => message)).toEqual([
      'nothing asks for "docs.old"; remove it from all message files',
      'nothing asks for "redirect.gone"; remove it from all message files',
    ]);
  });
});
