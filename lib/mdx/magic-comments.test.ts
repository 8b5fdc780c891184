import { describe, expect, test } from 'vitest';
import { takeDiffSigns, takeMagicComments, takeRegion } from './magic-comments';

describe('comments that mark lines', () => {
  test.each([
    ['java', 'a\n// highlight-next-line\nb\nc', 'a\nb\nc', { marked: [2] }],
    ['java', 'a\n  // added-start\n  b\n  c\n  // added-end\nd', 'a\n  b\n  c\nd', { added: [2, 3] }],
    ['bash', '# removed-next-line\na', 'a', { removed: [1] }],
    ['xml', '<!-- focus-next-line -->\n<a/>', '<a/>', { focused: [1] }],
    ['css', '/* error-next-line */\na { }', 'a { }', { error: [1] }],
    ['sql', '-- highlight-next-line\nselect', 'select', { marked: [1] }],
    ['java', '// highlight-start\na\n// error-next-line\nb\n// highlight-end', 'a\nb', { marked: [1, 2], error: [2] }],
    ['java', 'a // highlight-next-line', 'a // highlight-next-line', {}],
    ['markdown', '<!-- highlight-next-line -->', '<!-- highlight-next-line -->', {}],
  ])('%s: %j', (language, code, rest, lines) => {
    expect(takeMagicComments(code, language)).toEqual({
      code: rest,
      lines: { marked: [], added: [], removed: [], focused: [], error: [], ...lines },
    });
  });

  test.each([
    ['// highlight-start\na', 'the code has "highlight-start" without "highlight-end" behind it'],
    ['a\n// added-end', 'the code has "added-end" without "added-start" before it'],
  ])('%j is refused', (code, message) => {
    expect(() => takeMagicComments(code, 'java')).toThrow(new Error(message));
  });
});

test('removes the signs of a diff', () => {
  expect(takeDiffSigns('  a\n- b\n+ c\n')).toEqual({ code: ' a\n b\n c\n', added: [3], removed: [2] });
});

describe('regions of a file', () => {
  const file =
    'class A {\r\n  // region fields\n  int a;\n\n    int b;\n  // endregion\n  // #region all\n  void run() {\n    // region body\n    go();\n    // endregion\n  }\n  // #endregion\n}\n';

  test.each([
    ['fields', 'int a;\n\n  int b;'],
    ['all', 'void run() {\n  go();\n}'],
    ['body', 'go();'],
    [undefined, 'class A {\n  int a;\n\n    int b;\n  void run() {\n    go();\n  }\n}'],
  ])('%s', (region, code) => {
    expect(takeRegion(file, region)).toBe(code);
  });

  test.each([
    ['methods', 'it has no region "methods" (regions: fields, all, body)'],
    ['open', 'its region "open" has no end; write "// endregion" behind its last line'],
  ])('%s is refused', (region, message) => {
    expect(() => takeRegion(region === 'open' ? '// region open\na' : file, region)).toThrow(new Error(message));
  });
});
