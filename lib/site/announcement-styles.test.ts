import { expect, test } from 'vitest';
import { announcementStyles } from './announcement-styles';

test('an announcement may have its own colors', () => {
  expect(announcementStyles({ backgroundColor: '#123456', textColor: 'white' })).toBe(
    '[data-announcement-bar]{background:#123456}\n[data-announcement-bar],[data-announcement-bar] a{color:white}',
  );
  expect(announcementStyles({ textColor: 'white' })).not.toContain('background');
});

test('there are no styles without colors or without an announcement', () => {
  expect([announcementStyles({}), announcementStyles(null)]).toEqual(['', '']);
});
