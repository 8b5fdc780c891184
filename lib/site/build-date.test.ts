import { afterEach, expect, test, vi } from 'vitest';
import { buildDate } from './build-date';

afterEach(() => vi.unstubAllEnvs());

test('a build has the date of SOURCE_DATE_EPOCH', () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', '86400');
  expect(buildDate().toISOString()).toBe('1970-01-02T00:00:00.000Z');
});

test('otherwise it is now', () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', '');
  expect(Math.abs(buildDate().getTime() - Date.now())).toBeLessThan(1000);
});

test('anything but seconds is an error', () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', 'today');
  expect(() => buildDate()).toThrow('SOURCE_DATE_EPOCH is "today"');
});
