import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseContent } from '../content/parse';
import { files } from '../content/test-files';
import { buildModel } from '../routes/model';
import type { Locale } from '../shared/i18n/locales';
import { loadSite } from '../site/load';
import { values } from '../site/values';
import { readability, readHealth } from './health';
import { sourceHash } from './translations/status';

const page = (title: string, body: string, more = '') => `---\ntitle: ${title}\n${more}---\n\n${body}\n`;
const long = 'This sentence has far too many words for any reader who only wants to know how the button of a form is called.';
const picture = '```html preview title="A"\n<dwc-button>A</dwc-button>\n```';
const texts: Record<string, string> = {
  'en/docs/a.mdx': page('A', 'See [b](components/b.mdx) and [d](./d.mdx#x), again [d](./d.mdx).'),
  'en/docs/components/b.mdx': page('B', `${long}\n\n${long}\n\nSee [a](../a.mdx).`),
  'en/docs/components/c.mdx': page('C', `See [a](../a.mdx) and [d](../d.mdx).\n\n${picture}`),
  'en/docs/components/overview.mdx': page('All', 'See [b](./b.mdx) and [c](c.mdx).'),
  'en/docs/d.mdx': page('D', 'Text with a [link to itself](#x).\n\n## X {#x}'),
};
texts['de/docs/a.mdx'] = page('A', 'Siehe [b](components/b.mdx).', 'source_hash: 000000000000\n');
texts['de/docs/d.mdx'] = page('D', 'Text mit einem [Link](#x).\n\n## X {#x}', 'source_hash: 000000000000\n');
texts['de/docs/components/b.mdx'] = page('B', 'Kurz.', `source_hash: ${sourceHash(texts['en/docs/components/b.mdx'] ?? '')}\n`);
let root: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'health-'));
  for (const [file, text] of Object.entries(texts)) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  }
});

afterAll(() => rm(root, { recursive: true }));

async function healthOf(locale: Locale): Promise<Record<string, string[]>> {
  const content = parseContent(files(texts));
  const model = buildModel({ content, site: loadSite({ ...values, redirects: [] }, {}), drafts: true });
  const found = await readHealth(locale, { root, content, model });
  return Object.fromEntries(
    [...found].map(([kind, rows]) => [kind, rows.map(({ file, line, section, note }) => `${file}:${line} ${section}: ${note}`)]),
  );
}

test('English pages: pictures, sentences, and links, the worst first', async () => {
  expect(await healthOf('en')).toEqual({
    'without-picture': ['content/en/docs/components/b.mdx:4 components: 5 lines'],
    'hard-to-read': ['content/en/docs/components/b.mdx:4 components: 16.0 words per sentence'],
    'rarely-linked': [
      'content/en/docs/components/overview.mdx:1 components: 0 linking pages',
      'content/en/docs/components/c.mdx:1 components: 1 linking page',
    ],
  });
});

test('translations: outdated and missing ones, the worst first', async () => {
  expect(await healthOf('de')).toEqual({
    outdated: ['content/de/docs/a.mdx:3 (top): 2 differences in structure', 'content/de/docs/d.mdx:3 (top): the text may differ'],
    untranslated: [
      'content/en/docs/components/c.mdx:1 components: 1 linking page',
      'content/en/docs/components/overview.mdx:1 components: 0 linking pages',
    ],
  });
});

test('words are counted by sentence in paragraphs and list items, without code, tables, headings, and tags', () => {
  const body = `import A from './a.mdx';

# A heading without a sentence

One two three. \`four\` five, e.g. six! Seven
eight.

- One [two](./three.mdx).
- One.

:::note[Title]
One two three four five six.
:::

<Demo
  path="one two three four five six seven eight nine ten"
/>

| One two three | four |
| --- | --- |

\`\`\`java
one two three four five six seven eight nine ten
\`\`\`
`;
  const { average, paragraphs } = readability(body);
  expect(paragraphs.map(({ line, words }) => [line, Number(words.toFixed(1))])).toEqual([
    [12, 6],
    [5, 3],
    [8, 2],
    [9, 1],
  ]);
  expect(average).toBeCloseTo(18 / 6);
  expect(readability('').average).toBe(0);
});
