import { expect, test } from 'vitest';
import { announcementStyles } from './announcement-styles';

test('an announcement may have colors of its own', () => {
  expect(announcementStyles({ backgroundColor: '#123456', textColor: 'white' })).toBe(
    '[data-announcement-bar]{background:#123456}\n[data-announcement-bar],[data-announcement-bar] a{color:white}',
  );
  expect(announcementStyles({ textColor: 'white' })).not.toContain('background');
});

test('without them, or without an announcement, there is nothing to style', () => {
  expect([announcementStyles({}), announcementStyles(null)]).toEqual(['', '']);
});
