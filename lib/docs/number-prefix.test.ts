import { expect, test } from 'vitest';
import { stripNumberPrefix, stripNumberPrefixes } from './number-prefix';

test.each([
  ['01-intro', 'intro', 1],
  ['1-intro', 'intro', 1],
  ['003 - intro', 'intro', 3],
  ['10_intro', 'intro', 10],
  ['2. Intro', 'Intro', 2],
  ['0-intro', 'intro', 0],
  ['4.--.intro', 'intro', 4],
  ['5-intro-to-3d', 'intro-to-3d', 5],
])('reads %s as %s at position %i', (name, bare, position) => {
  expect(stripNumberPrefix(name)).toEqual({ name: bare, position });
});

test.each(['intro', 'intro-01', '2021-11-release', '25.03-notes', '2021_05', '7.0-foo', '8-5-tasks', '404', '3d-charts', '12-', '-1-x'])(
  '%s has no number prefix',
  (name) => {
    expect(stripNumberPrefix(name)).toEqual({ name });
  },
);

test('removes the number from every segment of a path', () => {
  expect(stripNumberPrefixes('01-a/2-b/25.03-c/d')).toBe('a/b/25.03-c/d');
});
