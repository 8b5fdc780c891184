import { describe, expect, test } from 'vitest';
import { type AnswerPage, blocksOf, findAnswer, isQuestion } from './answers';
import type { PageText } from './format';

describe('blocks', () => {
  test('a sample belongs to the paragraph above it, also below the name of its file', () => {
    expect(blocksOf('Disable it like this:\nView.java\n\nThe user then sees a gray button.', 'button.setEnabled(false);')).toEqual([
      { text: 'Disable it like this:', code: 'button.setEnabled(false);', order: 0 },
      { text: 'The user then sees a gray button.', code: '', order: 1 },
    ]);
  });

  test('rows, labels, previews, long samples, and what introduces them are left out', () => {
    const code = `${'a();\n'.repeat(30)}a();`;
    const text =
      'The whole class:\n\nMethod\tReturns\ngetX()\tThe position of the mouse.\nA form\nPreview: First name · Last name.\nOnly this sentence remains here.';
    expect(blocksOf(text, code)).toEqual([{ text: 'Only this sentence remains here.', code: '', order: 5 }]);
  });

  test('Chinese sentences have no spaces', () => {
    expect(blocksOf('禁用按钮时，用户不能点击它。', '')).toHaveLength(1);
  });
});

test.each([
  ['button', false],
  ['a button', false],
  ['what is webforJ', true],
  ['disable a button', true],
  ['data binding', true],
])('%s is a question: %s', (query, expected) => {
  expect(isQuestion(query, 'en')).toBe(expected);
});

describe('the answer', () => {
  const text: PageText = [
    ['', '', [], 'All about buttons.\nA Button starts an action when the user clicks it.', ''],
    ['disabling', 'Disabling a button', [], 'Disable a button while its action is impossible:\n', 'button.setEnabled(false);'],
    ['events', 'Events', [], 'A click event has the position of the mouse.', ''],
  ];
  const page = (words: string[], forms: Record<string, string[]> = {}, share = 1): AnswerPage => ({
    title: 'Button',
    text,
    words: words.map((word) => ({ terms: new Set([word, ...(forms[word] ?? [])]), rarity: 1, weight: () => 0 })),
    index: 0,
    share,
  });
  const placeOf = (...pages: AnswerPage[]) => {
    const found = findAnswer(pages, 'en');
    return found && [found.section, found.block.text || found.block.code];
  };

  test('is the first block of the section with the words in its heading', () => {
    expect(placeOf(page(['disable', 'button'], { disable: ['disabling'] }))).toEqual([
      1,
      'Disable a button while its action is impossible:',
    ]);
  });

  test('is the first paragraph of the page with this title, not its description', () => {
    expect(placeOf(page(['button']))).toEqual([0, 'A Button starts an action when the user clicks it.']);
  });

  test('is missing if a word of the query is nowhere', () => {
    expect(placeOf(page(['disable', 'unicorn'], { disable: ['disabling'] }))).toBeUndefined();
    expect(placeOf()).toBeUndefined();
  });

  test('is of the better page', () => {
    const best = page(['button']);
    expect(findAnswer([page(['button'], {}, 0.9), best], 'en')?.page).toBe(best);
  });
});
