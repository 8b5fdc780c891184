import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { parseContent } from '../../content/parse';
import { files } from '../../content/test-files';
import { formatProblem } from '../../problems/problem';
import { readTextFiles } from '../text-files';
import { checkTranslations } from './check';
import { countStatus, formatStatus, sourceHash, translationStatus } from './status';

const hash = 'abcdefabcdef';
const english = `---
title: A
---
# A

![x](a.png) [b](b.mdx), \`code\`

## First {#first}

:::note
Text
:::

## Second {#second}

\`\`\`java title="A.java"
// Comment
Button b; // and another
String url = "https://a";
\`\`\`

\`\`\`mermaid alt="x"
graph LR
\`\`\`

<DocChip chip="since" label="25.03" />
`;

/** Returns the problems of a German page without the file name. */
async function check(german: string, own = hash): Promise<string[]> {
  const translated = german.replace('title: A', `title: A\nsource_hash: '${own}'`);
  const content = parseContent(files({ 'en/docs/a.mdx': english, 'de/docs/a.mdx': translated }));
  const problems = checkTranslations(await readTextFiles(content, [{ name: 'current' }]), () => hash);
  return problems.map((problem) => formatProblem(problem).replace(/^content\/de\/docs\/a\.mdx:/, ''));
}

test('a translation may change words, comments, titles, and diagrams', async () => {
  const german = english
    .replace('## First', '## Erstens')
    .replace('// Comment', '// Bemerkung\n// in zwei Zeilen')
    .replace('and another', 'noch eine')
    .replace('A.java', 'Datei A')
    .replace('graph LR', 'graph TD');
  expect(await check(german)).toEqual([]);
});

const cases: [string, (text: string) => string, string[]][] = [
  [
    'another id',
    (text) => text.replace('{#first}', '{#erstens}'),
    ['9:1: the heading has the id "erstens", its English one "first"; write {#first} behind it'],
  ],
  [
    'no id',
    (text) => text.replace('First {#first}', 'Erstens'),
    ['9:1: the heading has no id, its English one "first"; write {#first} behind it'],
  ],
  [
    'a missing heading',
    (text) => text.replace('## First {#first}', ''),
    ['5: the heading with the id "first" of content/en/docs/a.mdx is missing'],
  ],
  ['a further heading', (text) => `${text}\n## Mehr {#extra-part}`, ['29:1: the heading "extra-part" is not in content/en/docs/a.mdx']],
  [
    'headings in another order',
    (text) => text.replace('{#first}', '{#x}').replace('{#second}', '{#first}').replace('{#x}', '{#second}'),
    ['9:1: the heading "second" stands where content/en/docs/a.mdx has "first"'],
  ],
  [
    'other code',
    (text) => text.replace('Button b;', 'Button c;'),
    ['19:1: the code differs from that of content/en/docs/a.mdx in more than comments: "Button c;" instead of "Button b;"'],
  ],
  ['a missing code block', (text) => text.replace(/```java[\s\S]*?```\n/, ''), ['18:1: has 1 code blocks, content/en/docs/a.mdx has 2']],
  ['another link', (text) => text.replace('b.mdx', 'c.mdx'), ['7:13: the link c.mdx is not in content/en/docs/a.mdx; there it is b.mdx']],
  ['a missing image', (text) => text.replace('![x](a.png)', ''), ['5: the image a.png of content/en/docs/a.mdx is missing']],
  ['a missing block', (text) => text.replace(/:::note\nText\n:::/, ''), ['5: the component :::note of content/en/docs/a.mdx is missing']],
  ['a further component', (text) => `${text}\n<DocCardList />`, ['29:1: the component <DocCardList> is not in content/en/docs/a.mdx']],
];

test.each(cases)('%s is reported', async (_, change, expected) => {
  expect(await check(change(english))).toEqual(expected);
});

test('an outdated translation is reported only as outdated', async () => {
  expect(await check(english.replace('{#first}', '{#x}'), '000000000000')).toEqual([
    ' translates an older state of content/en/docs/a.mdx; when it is up to date again, write source_hash: abcdefabcdef',
  ]);
});

test('counts the states of pages and posts by language and section', () => {
  const page = (front = '') => `---\ntitle: A\n${front}---\nText`;
  const content = parseContent(
    files({
      'en/docs/a.mdx': page(),
      'en/docs/guide/b.mdx': page(),
      'en/docs/guide/c.mdx': page('draft: true\n'),
      'en/blog/2025-01-01-p/index.mdx': page(),
      'en/blog/2025-01-02-q/index.mdx': page('draft: true\n'),
      'de/blog/2025-01-01-p/index.mdx': page(`source_hash: '${hash}'\n`),
      'de/docs/a.mdx': page(`source_hash: '${hash}'\n`),
      'de/docs/guide/b.mdx': page(`source_hash: '000000000000'\n`),
      'de/docs/guide/gone.mdx': page(),
    }),
  );
  const pages = translationStatus(content, ['current'], () => hash);
  expect(pages.filter(({ locale }) => locale === 'de').map(({ source, state }) => `${source} ${state}`)).toEqual([
    'a.mdx translated',
    'guide/b.mdx outdated',
    'guide/gone.mdx orphan',
    '2025-01-01-p/index.mdx translated',
  ]);
  const counts = countStatus(pages);
  expect(counts.find(({ locale }) => locale === 'fr')?.total).toEqual({ translated: 0, outdated: 0, missing: 3, orphan: 0 });
  const lines = formatStatus(counts, true).split('\n');
  expect(lines[0]?.trim().split(/\s+/)).toEqual(['translated', 'outdated', 'missing', 'orphan']);
  expect(lines).toContainEqual(expect.stringMatching(/^de +2 +1 +0 +1$/));
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}\(blog\) +1 +0 +0 +0$/));
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}guide +0 +1 +0 +1$/));
});

test('the hash is the beginning of the SHA-256', () => {
  expect(sourceHash('abc')).toBe('ba7816bf8f01');
});

test('the hash does not depend on line ends and byte order mark', () => {
  const text = '---\ntitle: Größe\n---\nText\n';
  const bytes = (other: string) => new TextEncoder().encode(other);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  for (const other of [text, text.replaceAll('\n', '\r\n'), `\uFEFF${text}`, `\uFEFF${text.replaceAll('\n', '\r\n')}`]) {
    expect([sourceHash(other), sourceHash(bytes(other))]).toEqual([hash, hash]);
  }
});
