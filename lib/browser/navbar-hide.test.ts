import { expect, test } from 'vitest';
import { isNavbarHidden } from './navbar-hide';

const state = { top: 500, lastTop: 400, hidden: false, height: 60, hasFocus: false, isJump: false };

test('scrolling down hides the bar, scrolling up shows it', () => {
  expect(isNavbarHidden(state)).toBe(true);
  expect(isNavbarHidden({ ...state, lastTop: 600, hidden: true })).toBe(false);
});

test.each([
  ['near the top', { top: 40, lastTop: 20 }],
  ['while something in it has the focus', { hasFocus: true }],
  ['on a jump to an anchor', { isJump: true }],
])('it shows %s', (_, change) => {
  expect(isNavbarHidden({ ...state, ...change })).toBe(false);
});

test('it stays as it is while nothing moves', () => {
  expect(isNavbarHidden({ ...state, lastTop: 500, hidden: true })).toBe(true);
});
