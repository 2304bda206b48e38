import { day, monday, thanksgiving } from './day-in-year.ts';

/** The legal public holidays of the United States on their own days (5 USC 6103(a)). */
export function nationalHolidays(year: number): Temporal.PlainDate[] {
  return [
    day(year, 1, 1),
    monday(year, 1, 3),
    monday(year, 2, 3),
    monday(year, 5, -1),
    day(year, 6, 19),
    day(year, 7, 4),
    monday(year, 9, 1),
    monday(year, 10, 2),
    day(year, 11, 11),
    thanksgiving(year),
    day(year, 12, 25),
  ];
}
