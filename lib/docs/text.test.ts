import { describe, expect, test } from 'vitest';
import { firstHeading, firstParagraph, plainText, proseLines } from './text';

describe('the first heading', () => {
  test.each([
    ['# Title\n\nText.', 'Title'],
    ['\n\n#   Title  ##  \n', 'Title'],
    ['# C#\n', 'C#'],
    ['# The `Composite<T>` class {#composite}\n', 'The Composite<T> class'],
    ['# **Bold** and [linked](x.md) *text*\n', 'Bold and linked text'],
    ['Title\n=====\n\nText.', 'Title'],
    ['import Tabs from "@theme/Tabs";\nimport {\n  A,\n  B,\n} from "x";\n\n# Title', 'Title'],
    ['export const a = 1;\n\n# Title', 'Title'],
    ['<!-- one line -->\n\n# Title', 'Title'],
    ['<!--\nSeveral\n\n# lines\n-->\n\n{/* and\n more */}\n\n# Title', 'Title'],
  ])('of %j is %j', (body, heading) => {
    expect(firstHeading(body)).toBe(heading);
  });

  test.each(['Text.\n\n# Later', '## Level two', '```\n# comment\n```\n\n# Later', '#hashtag', '', 'Text\nof two lines.'])(
    'is missing where the page does not begin with one: %j',
    (body) => {
      expect(firstHeading(body)).toBeUndefined();
    },
  );
});

describe('the first paragraph', () => {
  test.each([
    ['# Title\n\nText of\ntwo lines.\n\nMore.', 'Text of two lines.'],
    ['Title\n=====\n\nText.', 'Text.'],
    ['import A from "a";\n\nimport {\n  B,\n} from "b";\n\nText.', 'Text.'],
    ['<!--\nNot this.\n-->\n\nText.', 'Text.'],
    ['<DocChip chip="since" label="1.0" />\n\n![A view](view.png)\n\n- a list\n\nText.', 'Text.'],
    ['```java\nnot this;\n```\n\nText.', 'Text.'],
    [
      'Use the `Map<String, Integer>` of [this page](a.mdx) in **three** \\{steps\\}.',
      'Use the Map<String, Integer> of this page in three {steps}.',
    ],
    ['## Only a heading', ''],
  ])('of %j is %j', (body, paragraph) => {
    expect(firstParagraph(body)).toBe(paragraph);
  });

  test('is cut between words when it is long', () => {
    const paragraph = firstParagraph('abcdefg '.repeat(40));
    expect(paragraph).toBe(`${Array(20).fill('abcdefg').join(' ')}…`);
    expect(paragraph.length).toBeLessThanOrEqual(160);
  });
});

test('plain text keeps what only looks like markup', () => {
  expect(plainText('snake_case_name and 2 * 3 * 4')).toBe('snake_case_name and 2 * 3 * 4');
  expect(plainText('`<b>` and <b>bold</b>, `` a`b ``')).toBe('<b> and bold, a`b');
});

test('lines within code fences are no prose', () => {
  const body = 'a\n```java\nb\n~~~\n```\nc\n~~~\nd\n```\n~~~~\ne\n````md\n```\nf\n```\n````\ng';
  expect([...proseLines(body)]).toEqual([
    { line: 'a', index: 0 },
    { line: 'c', index: 5 },
    { line: 'e', index: 10 },
    { line: 'g', index: 16 },
  ]);
});
