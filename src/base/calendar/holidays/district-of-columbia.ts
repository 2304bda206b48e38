import { day, sundayToMonday, toNearestWeekday } from './day-in-year.ts';
import { nationalHolidays } from './national.ts';

/**
 * The legal holidays of a year in the District of Columbia, as observed (D.C. Code 28-2701): the
 * national ones and Emancipation Day, April 16, on the weekday nearest to them, and Inauguration
 * Day, which no Saturday moves. IRC 7503 goes by them.
 */
export function districtHolidays(year: number): Temporal.PlainDate[] {
  const inauguration = year % 4 === 1 ? [sundayToMonday(day(year, 1, 20))] : [];
  return [
    ...[...nationalHolidays(year), day(year, 4, 16)].map((date) => toNearestWeekday(date)),
    ...inauguration,
  ];
}
