import { describe, expect, test } from 'vitest';
import { formatProblem, formatProblems, nearestName, type Problem, ProblemError, throwOnErrors } from './problem';

describe('a problem', () => {
  test.each<[Problem, string]>([
    [{ severity: 'error', file: 'a.mdx', line: 3, column: 7, message: 'is wrong' }, 'a.mdx:3:7: is wrong'],
    [{ severity: 'error', file: 'a.mdx', line: 3, message: 'is wrong' }, 'a.mdx:3: is wrong'],
    [{ severity: 'error', file: 'a.mdx', column: 7, message: 'is wrong' }, 'a.mdx: is wrong'],
    [{ severity: 'warning', file: 'a.mdx', line: 3, message: 'is odd' }, 'a.mdx:3: warning: is odd'],
  ])('is formatted for editors: %j', (problem, text) => {
    expect(formatProblem(problem)).toBe(text);
  });

  test('is listed once, in order of files and lines', () => {
    const at = (file: string, line: number | undefined, message: string): Problem => ({ severity: 'error', file, line, message });
    expect(formatProblems([at('b', 1, 'x'), at('a', 10, 'x'), at('a', 9, 'x'), at('a', undefined, 'x'), at('a', 9, 'x')])).toBe(
      'a: x\na:9: x\na:10: x\nb:1: x',
    );
  });
});

test.each([
  [51, '1 more problem'],
  [20_000, '19950 more problems'],
])('lists 50 of %i problems of a file, and counts the others', (count, others) => {
  const problems = Array.from({ length: count }, (_, index): Problem => ({ severity: 'error', file: 'a', line: index + 1, message: 'x' }));
  const lines = formatProblems([...problems, { severity: 'error', file: 'b', message: 'x' }]).split('\n');
  expect(lines.slice(0, 2)).toEqual(['a:1: x', 'a:2: x']);
  expect(lines.slice(49)).toEqual(['a:50: x', `a: ${others}; they show when these are fixed`, 'b: x']);
});

test('throws all errors in one message; warnings do not throw', () => {
  const problem = (severity: Problem['severity'], message: string): Problem => ({ severity, file: 'a.mdx', message });
  expect(() => throwOnErrors([problem('warning', 'odd')])).not.toThrow();
  expect(() => throwOnErrors([problem('error', 'one'), problem('warning', 'odd'), problem('error', 'two')])).toThrow(
    new ProblemError([problem('error', 'one'), problem('error', 'two')]),
  );
});

test.each([
  ['titel', 'title'],
  ['TITLE', 'title'],
  ['sidebarposition', 'sidebar_position'],
  ['s', undefined],
  ['permissions', undefined],
])('the known name nearest to %j is %j', (name, expected) => {
  expect(nearestName(name, ['title', 'slug', 'sidebar_position'])).toBe(expected);
});
