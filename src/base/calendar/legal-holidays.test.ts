import { expect, test } from 'vitest';
import { businessDayFrom, type HolidayCalendar } from './legal-holidays.ts';

test.each<[HolidayCalendar, string, string, string]>([
  // Due dates of the IRS, with Emancipation Day on its day, on the Friday before, the Monday after.
  ['federal', '2024-04-15', '2024-04-15', 'a Monday'],
  ['federal', '2022-04-15', '2022-04-18', 'Emancipation Day on a Saturday, observed on Friday'],
  ['federal', '2023-04-15', '2023-04-18', 'a Saturday, and Emancipation Day a Sunday'],
  ['federal', '2018-04-15', '2018-04-17', 'a Sunday, and Emancipation Day after it'],
  ['federal', '2021-12-31', '2022-01-03', 'New Year’s Day on a Saturday, observed the day before'],
  ['federal', '2029-01-19', '2029-01-19', 'Inauguration Day on a Saturday, which stays'],
  ['federal', '2025-01-20', '2025-01-21', 'Martin Luther King Day'],
  ['federal', '2021-01-20', '2021-01-21', 'Inauguration Day'],
  ['federal', '2013-01-20', '2013-01-22', 'Inauguration Day on a Sunday, with the Monday'],
  // Due dates from the Comptroller's tables for 2022 and 2026, for the 20th of each month.
  ['comptroller', '2022-02-20', '2022-02-22', 'a Sunday, then Presidents’ Day'],
  ['comptroller', '2022-06-20', '2022-06-21', 'Juneteenth, observed on Monday'],
  ['comptroller', '2026-07-03', '2026-07-03', 'banks work on the Friday before a holiday'],
  ['comptroller', '2027-03-02', '2027-03-02', 'no bank keeps a holiday of the state'],
  ['texas', '2027-05-15', '2027-05-17', 'a Saturday'],
  ['texas', '2027-03-02', '2027-03-03', 'Texas Independence Day'],
  ['texas', '2026-11-27', '2026-11-30', 'the Friday after Thanksgiving, then a weekend'],
  ['texas', '2026-12-24', '2026-12-24', 'a day off for the state’s staff, no legal holiday'],
  ['texas', '2027-10-11', '2027-10-11', 'Columbus Day, not a holiday in Texas'],
])('in the %s calendar, the business day from %s is %s: %s', (calendar, day, moved) => {
  expect(businessDayFrom(day, calendar)).toBe(moved);
});

test('the federal calendar has all holidays of 2027', () => {
  // Typed from the Office of Personnel Management's list for 2027, with Emancipation Day.
  const federal = [
    '2027-01-01',
    '2027-01-18',
    '2027-02-15',
    '2027-04-16',
    '2027-05-31',
    '2027-06-18',
    '2027-07-05',
    '2027-09-06',
    '2027-10-11',
    '2027-11-11',
    '2027-11-25',
    '2027-12-24',
    '2027-12-31',
  ];
  const weekdays = Array.from({ length: 365 }, (_, index) =>
    Temporal.PlainDate.from('2027-01-01').add({ days: index }),
  )
    .filter(({ dayOfWeek }) => dayOfWeek < 6)
    .map(String);
  expect(weekdays.filter((day) => businessDayFrom(day, 'federal') !== day)).toEqual(federal);
});
