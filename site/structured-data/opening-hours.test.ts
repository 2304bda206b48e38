import { expect, test } from 'vitest';
import { openingHours } from './opening-hours.ts';

test.each([
  ['Mon-Fri 9AM-5PM', 'Monday Tuesday Wednesday Thursday Friday', '09:00', '17:00'],
  ['Mon-Tue 8:30AM-12PM', 'Monday Tuesday', '08:30', '12:00'],
  ['Sat-Mon 12AM-11:45PM', 'Saturday Sunday Monday', '00:00', '23:45'],
])('%s', (written, days, opens, closes) => {
  expect(openingHours(written)).toMatchObject({ dayOfWeek: days.split(' '), opens, closes });
});

test('hours written otherwise are refused', () => {
  expect(() => openingHours('weekdays 9 to 5')).toThrow('content/firm.yaml, hours.weekdays');
});
