import { describe, expect, test } from 'vitest';
import { edited, isTypingIn, type KeyPress, opensSearch, typedLetter } from './shortcuts';

const press = (key: string, modifiers: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  keyCode: 0,
  ...modifiers,
});
const reading = { isTyping: false, singleKey: true };

describe('keys that open search', () => {
  test.each([
    ['/', press('/'), true],
    // Some keyboards have it on the shifted 7.
    ['/ with shift', press('/', { shiftKey: true }), true],
    ['Ctrl+K', press('k', { ctrlKey: true }), true],
    ['Cmd+K', press('K', { metaKey: true }), true],
    ['K', press('k'), false],
    ['Ctrl+Shift+K', press('K', { ctrlKey: true, shiftKey: true }), false],
    ['Ctrl+/', press('/', { ctrlKey: true }), false],
    ['Alt+/', press('/', { altKey: true }), false],
    ['/ while an input method composes', press('/', { isComposing: true }), false],
    ['/ that an input method takes', press('/', { keyCode: 229 }), false],
  ])('%s', (_, key, expected) => {
    expect(opensSearch(key, reading)).toBe(expected);
  });

  test('none in a field, and no single one when they are switched off', () => {
    expect(opensSearch(press('/'), { isTyping: true, singleKey: true })).toBe(false);
    expect(opensSearch(press('k', { ctrlKey: true }), { isTyping: true, singleKey: true })).toBe(false);
    expect(opensSearch(press('/'), { isTyping: false, singleKey: false })).toBe(false);
    expect(opensSearch(press('k', { ctrlKey: true }), { isTyping: false, singleKey: false })).toBe(true);
  });
});

test('letters, and nothing else, begin a query', () => {
  expect(typedLetter(press('b'))).toBe('b');
  expect(typedLetter(press('ü'))).toBe('ü');
  expect(typedLetter(press('7'))).toBe('7');
  for (const other of [
    press('Enter'),
    press(' '),
    press('/'),
    press('b', { ctrlKey: true }),
    press('b', { isComposing: true }),
    press('b', { keyCode: 229 }),
  ])
    expect(typedLetter(other)).toBeUndefined();
});

test('what is typed before there is a field is what the field would have', () => {
  expect(edited('a', press('b'))).toBe('ab');
  expect(edited('', press('@', { ctrlKey: true, altKey: true }))).toBe('@');
  expect(edited('a', press(' '))).toBe('a ');
  expect(edited('a😀', press('Backspace'))).toBe('a');
  expect(edited('', press('Backspace'))).toBe('');
  expect(edited('a', press('Escape'))).toBeUndefined();
  for (const other of [
    press('Enter'),
    press('Tab'),
    press('c', { ctrlKey: true }),
    press('v', { metaKey: true }),
    press('n', { isComposing: true }),
  ])
    expect(edited('a', other)).toBeNull();
});

test('fields are where readers type', () => {
  const element = (tagName: string, isContentEditable = false) => ({ tagName, isContentEditable });
  expect(['INPUT', 'TEXTAREA', 'SELECT'].every((name) => isTypingIn(element(name)))).toBe(true);
  expect(isTypingIn(element('DIV', true))).toBe(true);
  expect(isTypingIn(element('BUTTON'))).toBe(false);
  expect(isTypingIn(null)).toBe(false);
});
