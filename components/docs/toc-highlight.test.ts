import { describe, expect, test } from 'vitest';
import { currentHeading } from './toc-highlight';

/** A window of 800 pixels in which a heading counts from 100 pixels below the top. */
const view = { line: 100, height: 800, atEnd: false, hash: '' };

describe('the current section', () => {
  test.each([
    ['none while the first heading is further down', { a: 101, b: 400 }, undefined],
    ['the one whose heading has reached the line', { a: 100, b: 400 }, 'a'],
    ['the last one above the line', { a: -900, b: 40, c: 500 }, 'b'],
    ['the last of the page once it has passed', { a: -900, b: -10 }, 'b'],
    ['none on a page without headings', {}, undefined],
  ])('is %s', (_name, tops, expected) => {
    expect(
      currentHeading(
        Object.entries(tops).map(([id, top]) => ({ id, top })),
        view,
      ),
    ).toBe(expected);
  });
});

describe('the current section at the end of the page, where the last headings cannot reach the line', () => {
  const tops = [
    { id: 'a', top: -500 },
    { id: 'b', top: 90 },
    { id: 'größe', top: 400 },
    { id: 'd', top: 700 },
  ];

  test.each([
    ['is the last in view', '', 'd'],
    ['is the one in the address', 'b', 'b'],
    ['is the one in the address, as browsers encode it', 'gr%C3%B6%C3%9Fe', 'größe'],
    ['is the last in view when the one in the address is not', 'a', 'd'],
    ['is the last in view when the address cannot be decoded', '100%', 'd'],
  ])('%s', (_name, hash, expected) => {
    expect(currentHeading(tops, { ...view, atEnd: true, hash })).toBe(expected);
  });

  test('is the last above the line when none is in view', () => {
    expect(
      currentHeading(
        [
          { id: 'a', top: -900 },
          { id: 'b', top: -5 },
        ],
        { ...view, atEnd: true },
      ),
    ).toBe('b');
  });
});
