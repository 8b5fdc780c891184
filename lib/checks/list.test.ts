import { expect, test } from 'vitest';
import { problemKinds } from '../problems/kinds';
import { checks } from './list';

test('every configurable kind belongs to a check', () => {
  const kinds = new Set<string>(checks.flatMap((check) => check.kinds));
  expect(Object.keys(problemKinds).filter((kind) => !kinds.has(kind))).toEqual([]);
});
