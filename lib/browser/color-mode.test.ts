import { expect, test } from 'vitest';
import { nextColorChoice } from './color-mode';

test('the toggle cycles through system, light and dark where the system is respected', () => {
  expect(nextColorChoice('system', true)).toBe('light');
  expect(nextColorChoice('light', true)).toBe('dark');
  expect(nextColorChoice('dark', true)).toBe('system');
});

test('otherwise it flips between light and dark', () => {
  expect(nextColorChoice('light', false)).toBe('dark');
  expect(nextColorChoice('dark', false)).toBe('light');
});
