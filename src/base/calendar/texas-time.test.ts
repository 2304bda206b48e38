import { expect, test } from 'vitest';
import { dayAfter, dayOfMoment, sortableTexasTime, texasTime, texasToday } from './texas-time.ts';

test.each([
  ['2026-01-01T05:59:59.999Z', 'Dec 31, 2025, 11:59 PM CST', '2025-12-31 23:59:59 CST'],
  ['2026-03-08T08:00:00.000Z', 'Mar 8, 2026, 3:00 AM CDT', '2026-03-08 03:00:00 CDT'],
  ['2026-11-01T06:30:00.000Z', 'Nov 1, 2026, 1:30 AM CDT', '2026-11-01 01:30:00 CDT'],
  ['2026-11-01T07:30:00.000Z', 'Nov 1, 2026, 1:30 AM CST', '2026-11-01 01:30:00 CST'],
])('the moment %s is formatted in Texas time', (iso, read, sortable) => {
  expect(texasTime(iso)).toBe(read);
  expect(sortableTexasTime(iso)).toBe(sortable);
});

test.each([
  ['2026-01-01T05:59:59.999Z', '2025-12-31'],
  ['2026-07-04T04:59:59.999Z', '2026-07-03'],
  ['2026-07-04T05:00:00.000Z', '2026-07-04'],
])('at %s, the day in Texas is %s', (iso, day) => {
  expect(texasToday(new Date(iso))).toBe(day);
});

test.each([
  // Moments in the formats of a Data API, with and without a zone.
  ['2026-11-03T05:30:00+00:00', '2026-11-02'],
  ['2026-11-02T23:30:00.123456-06:00', '2026-11-02'],
  ['2026-11-03T05:30:00', '2026-11-02'],
  // A day that was entered in a column for moments.
  ['2026-11-03T00:00:00+00:00', '2026-11-03'],
])('the day of the moment %s is %s', (moment, day) => {
  expect(dayOfMoment(moment)).toBe(day);
});

test.each([
  ['2026-10-31', '2026-11-01'],
  ['2027-12-31', '2028-01-01'],
  ['2028-02-28', '2028-02-29'],
])('the day after %s is %s', (day, next) => {
  expect(dayAfter(day)).toBe(next);
});
