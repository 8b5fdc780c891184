import { describe, expect, test } from 'vitest';
import { preprocess } from './preprocess';

describe('HTML comments', () => {
  test.each([
    ['Text <!-- note --> more', 'Text {/*  note */} more'],
    ['<!---->', '{/* */}'],
    ['<!-- a --> b <!-- c -->', '{/*  a */} b {/*  c */}'],
    ['<!-- a */ b } -->', '{/*  a *  b } */}'],
  ])('%s becomes a comment of MDX', (body, expected) => {
    expect(preprocess(body)).toBe(expected);
  });

  test('may span lines', () => {
    expect(preprocess('a <!-- one\n\ntwo\n--> b')).toBe('a {/*  one\n\ntwo\n*/} b');
  });

  test('keep the length of every line, so that positions stay correct', () => {
    const body = '# A <!-- x --> b\n<!--\n## Old {#old}\n:::note Old\n*/ `-->\nText';
    const lengths = (text: string) => text.split('\n').map((line) => line.length);
    expect(lengths(preprocess(body))).toEqual(lengths(body));
  });

  test.each([
    ['code span', 'Write `<!-- x -->` here'],
    ['code span of two marks', 'Write ``a ` <!-- x -->`` here'],
    ['fence', '```xml\n<!-- x -->\n```'],
    ['fence of tildes', '~~~xml\n<!-- x -->\n```\n<!-- y -->\n~~~'],
    ['fence of four marks', '````md\n```\n<!-- x -->\n```\n````'],
    ['fence in a list', '1. Add this:\n\n    ```xml\n    <!-- x -->\n    ```'],
    ['fence that begins a list item', '- ```xml\n  <!-- x -->\n  ```'],
    ['fence in a quotation', '> ```xml\n> <!-- x -->\n> ```'],
  ])('stay in a %s', (_, body) => {
    expect(preprocess(body)).toBe(body);
  });

  test('are replaced after a fence and after inline code with three backticks', () => {
    expect(preprocess('```\n<!-- x -->\n```\n<!-- y -->')).toBe('```\n<!-- x -->\n```\n{/*  y */}');
    expect(preprocess('```code``` is inline\n<!-- y -->')).toBe('```code``` is inline\n{/*  y */}');
  });

  test('hide a fence that begins in them', () => {
    expect(preprocess('<!--\n```java\n-->\nText <!-- x -->')).toBe('{/* \n```java\n*/}\nText {/*  x */}');
  });

  test('hide headings and blocks', () => {
    const body = '<!--\n## Old {#old}\n:::note Old\n-->';
    expect(preprocess(body)).toBe('{/* \n## Old {#old}\n:::note Old\n*/}');
  });
});

describe('heading ids', () => {
  test.each([
    ['## Title {#id}', '## Title {/*#id*/}'],
    ['###### `Code` title {#the-id_2}  ', '###### `Code` title {/*#the-id_2*/}  '],
    ['## 安装 {#安装}', '## 安装 {/*#安装*/}'],
    ['## Version {#v25.03}', '## Version {/*#v25.03*/}'],
    ['  ## Indented {#id}', '  ## Indented {/*#id*/}'],
  ])('%s becomes a comment that the compiler reads', (body, expected) => {
    expect(preprocess(body)).toBe(expected);
  });

  test.each(['Text {#id}', '####### Seven {#id}', '## Title {id}', '```md\n## Title {#id}\n```'])('%s is no heading with an id', (body) => {
    expect(preprocess(body)).toBe(body);
  });
});

describe('titles of admonitions', () => {
  test.each([
    [':::note Title', ':::note[Title]'],
    ['::::tip A *long* title ', '::::tip[A *long* title]'],
    [':::note  Two spaces', ':::note[ Two spaces]'],
    ['  :::note Title', '  :::note[Title]'],
    ['> :::note Title', '> :::note[Title]'],
  ])('%s gets brackets', (body, expected) => {
    expect(preprocess(body)).toBe(expected);
  });

  test.each([':::note', ':::note[Title]', ':::note {.class}', ':::', 'a :::note Title', '```md\n:::note Title\n```'])(
    '%s stays',
    (body) => {
      expect(preprocess(body)).toBe(body);
    },
  );
});
