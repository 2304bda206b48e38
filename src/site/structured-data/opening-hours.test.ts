import { expect, test } from 'vitest';
import { openingHours } from './opening-hours.ts';

test.each([
  ['Sat-Mon 12AM-11:45PM', ['Saturday Sunday Monday 00:00 23:45']],
  ['Mon-Tue 8:30AM-5PM, Fri 8:30AM-12PM', ['Monday Tuesday 08:30 17:00', 'Friday 08:30 12:00']],
  ['Mon, Wed-Thu, Sat 9AM-1PM', ['Monday Wednesday Thursday Saturday 09:00 13:00']],
  ['Tue 9AM-12PM, 1PM-5PM', ['Tuesday 09:00 12:00', 'Tuesday 13:00 17:00']],
])('%s is parsed', (written, ranges) => {
  expect(
    openingHours(written).map(({ dayOfWeek, opens, closes }) =>
      [...dayOfWeek, opens, closes].join(' '),
    ),
  ).toEqual(ranges);
});

test.each([
  'By appointment only',
  'Mon-Fri 9AM-5PM (closed 12-1)',
  'Mon-Fri 5PM-9AM',
  'Mon-Fri 9AM-5PM, Sat',
])('%s gives no hours', (written) => {
  expect(openingHours(written)).toEqual([]);
});
