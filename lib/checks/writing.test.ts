import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ContentReader } from '../content/files';
import { parseContent } from '../content/parse';
import { files } from '../content/test-files';
import { checkWriting, measureText, missingDemos } from './writing';

const prose = Array.from({ length: 30 }, (_, index) => `Order ${index} is on its way.`).join(' ');
const description = (name: string) =>
  `What a developer wants to know about ${name}, in one sentence that is long enough for the search results.`;

/** Returns the findings about pages as readable lines. */
function findings(pages: Record<string, string>): string[] {
  const texts = Object.fromEntries(
    Object.entries(pages).map(([name, body]) => [
      `en/docs/${name}.mdx`,
      `---\ntitle: ${name}\ndescription: ${description(name)}\n---\n\n${body}\n`,
    ]),
  );
  const { docs } = parseContent(files(texts)).folder('en', 'current');
  return checkWriting([...docs.values()]).map(({ file, message }) => `${file}: ${message}`);
}

describe('prose', () => {
  test('is what remains without code, tables, components and headings', () => {
    const { words, sentences, headingIds } = measureText(`A **button** calls \`save(a < b)\`. See [more](x.mdx#y) of it.

## Heading {#own}

\`\`\`java
## no heading
\`\`\`

| a | table |
| - | ----- |

:::note[Title]
Inside of a note.
:::

- An item
1. Another

<ComponentDemo path="/x?" sources={['a.java']} />

### Without`);
    expect(sentences).toEqual(['A button calls `save(a < b)`.', 'See more of it.', 'Inside of a note.', 'An item', 'Another']);
    expect(words).toBe(16);
    expect(headingIds).toEqual(['own', undefined]);
  });
});

describe('texts of pages', () => {
  test('without a shortcoming are not named', () => {
    expect(findings({ a: `About a. ${prose}`, b: `About b. ${prose.replaceAll('Order', 'Ticket')}` })).toEqual([]);
  });

  test('are named when they are short, alike or repeat each other', () => {
    const own = (name: string) => `Page ${name} begins. ${prose.replaceAll('Order', name)}`;
    const found = findings({ a: 'Short.', b: `Short. ${own('b')}`, c: `${own('c')}\n\n## X {#x}\n\n## Y {#x}\n\n## Z` });
    expect(found).toEqual([
      'content/en/docs/c.mdx: 1 headings have no id of their own',
      'content/en/docs/c.mdx: two headings have the id x',
      'content/en/docs/a.mdx: has 1 words of prose, fewer than 150',
      'content/en/docs/b.mdx: the first sentence is that of content/en/docs/a.mdx: Short.',
    ]);
    const copy = 'This sentence is long enough that four pages should not have it word for word.';
    const repeated = Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [name, `${own(name)} ${copy} Short ones may recur.`]));
    expect(findings(repeated)).toEqual([`content/en/docs/a.mdx: is on 4 pages: ${copy}`]);
  });
});

test('a demo that a page should have is named when it has no source', () => {
  const demos = new Map([['a.mdx', ['/x?']]]);
  expect(missingDemos({ a: ['/x?', '/y?'] }, demos)).toEqual([{ file: 'a', message: 'shows no demo /y? with its source' }]);
});

test('the documentation of the site has no such shortcoming, and every demo', async () => {
  const content = parseContent(new ContentReader('content').read());
  const docs = [...content.folder('en', 'current').docs.values()];
  const slots: Record<string, string[]> = JSON.parse(readFileSync('tests/fixtures/demo-slots.json', 'utf8'));
  const demo = /<(?:ComponentDemo|AppLayoutViewer)\s+path="([^"]+)"\s+sources=\{\[\s*'/g;
  const shown = new Map(docs.map(({ source, body }) => [source, [...body.matchAll(demo)].map(([, path = '']) => path)]));
  expect(checkWriting(docs, [...content.blog('en').posts.values()])).toEqual([]);
  expect(missingDemos(slots, shown)).toEqual([]);
});
