import { expect, test } from 'vitest';
import { requireDefault } from './require-default';

test('a module gives its default export', () => {
  expect(requireDefault({ default: 1 })).toBe(1);
});

test('a module without one is an error', () => {
  expect(() => requireDefault({})).toThrow('The page component does not have a default export and cannot be rendered.');
});
