import { describe, expect, test } from 'vitest';
import { parseFenceMeta } from './fence';

describe('options of a code fence', () => {
  test.each([
    ['', { title: undefined, marked: [], lineNumbers: false }],
    ['title="App.java"', { title: 'App.java', marked: [], lineNumbers: false }],
    ['title=\'The "main" class\'', { title: 'The "main" class', marked: [], lineNumbers: false }],
    ['title=pom.xml', { title: 'pom.xml', marked: [], lineNumbers: false }],
    ['title="it\'s {1}" {2}', { title: "it's {1}", marked: [2], lineNumbers: false }],
    ['{1,4-6, 9}', { title: undefined, marked: [1, 4, 5, 6, 9], lineNumbers: false }],
    ['showLineNumbers {3} {5}', { title: undefined, marked: [3, 5], lineNumbers: true }],
  ])('%s', (meta, expected) => {
    const { title, marked, lineNumbers } = parseFenceMeta(meta);
    expect({ title, marked: [...marked], lineNumbers }).toEqual(expected);
  });

  test('reads all kinds of lines, words, and the source of the code', () => {
    const meta = parseFenceMeta(
      'added={1} removed={2-3} focus={4} error={5} /a b/ /c\\/d/ diff wrap preview file="x/A.java" region=main unchecked="since 25.10"',
    );
    expect(meta).toMatchObject({
      diff: true,
      wrap: true,
      preview: true,
      file: 'x/A.java',
      region: 'main',
      unchecked: 'since 25.10',
      words: ['a b', 'c/d'],
    });
    expect([meta.added, meta.removed, meta.focused, meta.error].map((lines) => [...lines])).toEqual([[1], [2, 3], [4], [5]]);
    expect(meta.unknown).toEqual([]);
  });

  test.each([
    ['showLineNumbers=10', 10],
    ['showLineNumbers={10}', 10],
    ['showLineNumbers', 1],
  ])('%s begins at %i', (text, firstLine) => {
    expect(parseFenceMeta(text)).toMatchObject({ lineNumbers: true, firstLine });
  });

  test('lists unknown options and reads the others', () => {
    const { title, unknown } = parseFenceMeta('live title="A" npm2yarn');
    expect({ title, unknown }).toEqual({ title: 'A', unknown: ['live', 'npm2yarn'] });
  });

  test.each([
    ['{a}', 'line range "a" of the code fence cannot be read; expected numbers as in {1,3-5}'],
    ['{1,,2}', 'line range "" of the code fence cannot be read; expected numbers as in {1,3-5}'],
    ['{5-3}', 'line range "5-3" of the code fence cannot be read; expected numbers as in {1,3-5}'],
    ['{1,3', 'the option {1,3 of the code fence has no end; write {1,3}'],
    ['title="App', 'the option title="App of the code fence has no end; write title="App"'],
    ['title=""', 'the option title of the code fence is empty; write title="…", or leave it out'],
    ['added=2-1', 'line range "2-1" of the code fence cannot be read; expected numbers as in {1,3-5}'],
    ['showLineNumbers=no', 'showLineNumbers=no of the code fence cannot be read; expected a number as in showLineNumbers={10}'],
    ['{0}', 'line range "0" of the code fence cannot be read; expected numbers as in {1,3-5}'],
  ])('%s is refused', (meta, message) => {
    expect(() => parseFenceMeta(meta)).toThrow(new Error(message));
  });
});
