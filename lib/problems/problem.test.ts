import { describe, expect, test } from 'vitest';
import { formatProblem, formatProblems, nearestName, type Problem, ProblemError, throwOnErrors } from './problem';

describe('a problem', () => {
  test.each<[Problem, string]>([
    [{ severity: 'error', file: 'a.mdx', line: 3, column: 7, message: 'is wrong' }, 'a.mdx:3:7: is wrong'],
    [{ severity: 'error', file: 'a.mdx', line: 3, message: 'is wrong' }, 'a.mdx:3: is wrong'],
    [{ severity: 'error', file: 'a.mdx', column: 7, message: 'is wrong' }, 'a.mdx: is wrong'],
    [{ severity: 'warning', file: 'a.mdx', line: 3, message: 'is odd' }, 'a.mdx:3: warning: is odd'],
  ])('is written as editors understand it: %j', (problem, text) => {
    expect(formatProblem(problem)).toBe(text);
  });

  test('is listed after those of files and lines before it, and once', () => {
    const at = (file: string, line: number | undefined, message: string): Problem => ({ severity: 'error', file, line, message });
    expect(formatProblems([at('b', 1, 'x'), at('a', 10, 'x'), at('a', 9, 'x'), at('a', undefined, 'x'), at('a', 9, 'x')])).toBe(
      'a: x\na:9: x\na:10: x\nb:1: x',
    );
  });
});

test('errors stop a run, all of them in one message; warnings do not', () => {
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
