import { describe, expect, test } from 'vitest';
import { firstHeading, firstParagraph, plainText, proseLines } from './text';

describe('the first heading', () => {
  test.each([
    ['# Title\n\nText.', 'Title'],
    ['\n\n#   Title  ##  \n', 'Title'],
    ['# C#\n', 'C#'],
    ['# The `Composite<T>` class {#composite}\n', 'The Composite<T> class'],
    ['# **Bold** and [linked](x.md) *text*\n', 'Bold and linked text'],
    ['# The _new_ snake_case_name\n', 'The new snake_case_name'],
    ['# Größe {#größe}\n', 'Größe'],
    ['# News {#v25.03}\n', 'News'],
    ['# Q&amp;A\n', 'Q&A'],
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
    ["<ComponentDemo\n  path='/webforj/button'\n  sources={['a.java']}\n/>\n\nText.", 'Text.'],
    ['<Tabs\n  when={() => {\n    return 1 > 0;\n  }}\n  title="a > b"\n>\n\nText.', 'Text.'],
    ['<A />\n\n{/*\nNot {this.\n*/}\n\n{\n  more\n}\n\n<!-- nor\nthis -->\n\nText.', 'Text.'],
    ['Text of <Link\n  to="a"\n>two lines</Link>.\n<A\n  b="c"\n/>\nMore.', 'Text of two lines.'],
    ['This is _important_ and &amp; more&nbsp;x.', 'This is important and & more x.'],
    ['<5 is no tag.\n\n<>\n\nText.\n\n</>', 'Text.'],
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

test('plain text keeps text that only looks like markup', () => {
  expect(plainText('snake_case_name and 2 * 3 * 4')).toBe('snake_case_name and 2 * 3 * 4');
  expect(plainText('`<b>` and <b>bold</b>, `` a`b ``')).toBe('<b> and bold, a`b');
  expect(plainText('\\*a\\* \\_b_ \\&amp; `&amp; \\_` _c')).toBe('*a* _b_ &amp; &amp; \\_ _c');
});

test('plain text decodes entities, which are not markup', () => {
  expect(plainText('&lt;b&gt; &#42;a&#x2A; &quot;x&quot; 1&ndash;2&hellip;')).toBe('<b> *a* "x" 1–2…');
  expect(plainText('R&D; &nosuchname; &constructor; &#1114112;')).toBe('R&D; &nosuchname; &constructor; &#1114112;');
});

test('plain text has no emphasis marks', () => {
  expect(plainText('_a_, __b__, **_c_**, _`d`_, (_e_), _f_g_ ~~h~~')).toBe('a, b, c, d, (e), f_g h');
});

test('plain text has no tags, whatever their attributes contain', () => {
  expect(plainText('Press <Key name="a > b" when={x => ({ y: x > 1 })} /> <b>now</b>')).toBe('Press now');
});

test('lines in code fences are not prose', () => {
  const body = 'a\n```java\nb\n~~~\n```\nc\n~~~\nd\n```\n~~~~\ne\n````md\n```\nf\n```\n````\ng';
  expect([...proseLines(body)]).toEqual([
    { line: 'a', index: 0 },
    { line: 'c', index: 5 },
    { line: 'e', index: 10 },
    { line: 'g', index: 16 },
  ]);
});
