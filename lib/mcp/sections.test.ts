import { expect, test } from 'vitest';
import { shorten, splitMarkdown, wholeSection } from './sections';

const markdown = `# Button

> A description.

\`\`\`bash
## no heading
\`\`\`

## Using \`setText\` and [Links](https://docs.example.com/a)

Text.

### Example

First.

## Example

Second.
`;

const known = [
  { anchor: 'using', heading: 'Using setText and Links' },
  { anchor: 'nested', heading: 'In a quote' },
  { anchor: 'example', heading: 'Example' },
  { anchor: 'example-1', heading: 'Example' },
];

test('headings take the ids of the search index, in their order', () => {
  const sections = splitMarkdown(markdown, known);
  expect(sections.map(({ anchor, level }) => [anchor, level])).toEqual([
    ['', 1],
    ['using', 2],
    ['example', 3],
    ['example-1', 2],
  ]);
  expect(sections[0]?.markdown).toContain('## no heading');
  expect(sections[3]?.markdown).toBe('## Example\n\nSecond.');
});

test('headings without an id stay in the section above', () => {
  expect(splitMarkdown(markdown, []).map(({ markdown: text }) => text)).toEqual([markdown.trim()]);
});

test('a section has its subsections, and the beginning of a page has none', () => {
  const sections = splitMarkdown(markdown, known);
  expect(wholeSection(sections, 'using')).toMatch(/^## Using[\s\S]+### Example\n\nFirst\.$/);
  expect(wholeSection(sections, 'example-1')).toBe('## Example\n\nSecond.');
  expect(wholeSection(sections, '')).not.toContain('Using');
  expect(wholeSection(sections, 'nothing')).toBeUndefined();
});

test('a cut text ends with a whole line and closes its code block', () => {
  expect(shorten('short', 10)).toBe('short');
  expect(shorten('one\ntwo\nthree', 9)).toBe('one\ntwo\n\n…');
  expect(shorten('```java\none();\ntwo();\n```', 17)).toBe('```java\none();\n```\n\n…');
  expect(shorten('without a line end', 7)).toBe('without\n\n…');
});
