import { expect, test } from 'vitest';
import { parseContent } from '../content/parse';
import { files } from '../content/test-files';
import { formatProblem } from '../problems/problem';
import { checkProductNames } from './product-names';
import { readTextFiles } from './text-files';

/** Returns the problems of a content folder and a message. */
async function check(texts: Record<string, string>): Promise<string[]> {
  const content = parseContent(files(texts));
  const compiled = await readTextFiles(content, [{ name: 'current' }]);
  return checkProductNames(compiled, new Map([['en', { a: { b: 'Web forJ' } }]]), content).map(formatProblem);
}

const inMessages = 'messages/en.json: message "a.b": "Web forJ" is spelled webforJ';

test('reports misspelled product names with their position, but not in URLs and code', async () => {
  const text = 'Written in webforj, not webforJ, WebforJ\nor `webforj`, [webforj.com](https://webforj.com), webforj-foundation.';
  expect(await check({ 'en/docs/a.mdx': `---\nslug: /webforj\ntitle: WebForJ\n---\n${text}` })).toEqual([
    'content/en/docs/a.mdx:3: front matter: title: "WebForJ" is spelled webforJ',
    'content/en/docs/a.mdx:5:12: "webforj" is spelled webforJ',
    'content/en/docs/a.mdx:5:34: "WebforJ" is spelled webforJ',
    inMessages,
  ]);
});

test('checks front matter and labels of categories, tags, and authors', async () => {
  expect(
    await check({
      'en/docs/guide/a.mdx': '---\ntitle: A\ntitle_meta: A in WebForJ\nkeywords:\n  - b\n  - WebforJ apps\n---\nText',
      'en/docs/guide/_category_.json': '{ "label": "WebForJ", "link": { "type": "generated-index", "description": "Webforj" } }',
      'de/docs/guide/_category_.yml': 'label: Über Webforj\n',
      'en/blog/2025-01-02-b.mdx': '---\ntitle: B\ndate: 2025-01-02\ndescription: On WEBFORJ\n---\nText',
      'tags.yml': 'webforj:\n  label: webforj\n  permalink: /webforj\nb:\n  label: B\n',
      'authors.yml': 'webforj-team:\n  name: webforJ Team\n  title: WebForJ developers\n',
      'de/tags.yml': 'webforj:\n  label: WebForJ\n',
    }),
  ).toEqual([
    'content/en/docs/guide/a.mdx:3: front matter: title_meta: "WebForJ" is spelled webforJ',
    'content/en/docs/guide/a.mdx:4: front matter: keywords: "WebforJ" is spelled webforJ',
    'content/en/blog/2025-01-02-b.mdx:4: front matter: description: "WEBFORJ" is spelled webforJ',
    inMessages,
    'content/en/docs/guide/_category_.json: category: "WebForJ" is spelled webforJ',
    'content/en/docs/guide/_category_.json: category: "Webforj" is spelled webforJ',
    'content/de/docs/guide/_category_.yml: category: "Webforj" is spelled webforJ',
    'content/tags.yml:1: webforj: "webforj" is spelled webforJ',
    'content/authors.yml:1: webforj-team: "WebForJ" is spelled webforJ',
    'content/de/tags.yml:1: webforj: "WebForJ" is spelled webforJ',
  ]);
});
