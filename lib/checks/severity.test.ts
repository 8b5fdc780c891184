import { expect, test } from 'vitest';
import { problemKinds } from '../problems/kinds';
import type { Problem } from '../problems/problem';
import { loadSite } from '../site/load';
import { values } from '../site/values';
import { applySeverity } from './severity';

const problem = (kind?: Problem['kind']): Problem => ({ severity: 'error', kind, file: 'a.mdx', message: 'x' });

test('the configuration sets the severity of a kind; problems without a kind stay unchanged', () => {
  const { checks } = loadSite({ ...values, checks: { brokenLinks: 'warn', brokenAnchors: 'ignore' } }, {});
  expect(applySeverity([problem('brokenLinks'), problem('brokenAnchors'), problem('brokenImages'), problem()], checks)).toEqual([
    { ...problem('brokenLinks'), severity: 'warning' },
    problem('brokenImages'),
    problem(),
  ]);
});

test('kinds that are not configured have their default severity', () => {
  expect(loadSite({ ...values, checks: undefined }, {}).checks).toEqual(problemKinds);
});

test('an unknown kind is refused', () => {
  expect(() => loadSite(values, { SITE_CONFIG: '{"checks":{"brokenLink":"warn"}}' })).toThrow('brokenLink');
});
