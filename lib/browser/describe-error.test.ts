import { expect, test } from 'vitest';
import { describeError } from './describe-error';

test('an error without cause is its message', () => {
  expect(describeError(new Error('The order has no customer.'), 'Cause:')).toBe('The order has no customer.');
});

test('causes follow, each after the label', () => {
  const error = new Error('outer', { cause: new TypeError('middle', { cause: new Error('inner') }) });
  expect(describeError(error, 'Cause:')).toBe('outer\n\nCause:\nmiddle\n\nCause:\ninner');
  expect(describeError(error, 'Ursache:')).toBe('outer\n\nUrsache:\nmiddle\n\nUrsache:\ninner');
});

test('errors that cause each other end', () => {
  const first = new Error('first');
  const second = new Error('second', { cause: first });
  first.cause = second;
  expect(describeError(first, 'Cause:')).toBe('first\n\nCause:\nsecond');
});

const cyclic: { self?: unknown } = {};
cyclic.self = cyclic;

test.each([
  ['an error without message', new RangeError(), 'RangeError'],
  ['a text', 'out of cards', 'out of cards'],
  ['a number', 42, '42'],
  ['something like an error', { message: 'quota exceeded' }, 'quota exceeded'],
  ['an object', { code: 7 }, '{"code":7}'],
  ['an object that has no text', cyclic, '[object Object]'],
  ['nothing', undefined, ''],
  ['a cause that is no error', new Error('outer', { cause: 'disk full' }), 'outer\n\nCause:\ndisk full'],
  ['a cause that is nothing', new Error('outer', { cause: null }), 'outer'],
])('%s', (_, thrown, expected) => {
  expect(describeError(thrown, 'Cause:')).toBe(expected);
});
