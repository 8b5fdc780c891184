import { expect, test } from 'vitest';
import { detailsDuration } from './motion';

test('more content takes longer, but not in proportion', () => {
  expect(detailsDuration(36)).toBe(192);
  expect(detailsDuration(360)).toBeGreaterThan(detailsDuration(36));
  expect(detailsDuration(3600)).toBeLessThan(4 * detailsDuration(36));
});

test('nothing takes no time', () => {
  expect(detailsDuration(0)).toBe(0);
});
