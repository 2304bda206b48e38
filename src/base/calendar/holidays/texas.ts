import { day, monday, thanksgiving } from './day-in-year.ts';

/**
 * The legal holidays of a year in Texas (Gov't Code 662.021): the national ones that section
 * 662.003(a) lists, which are neither Juneteenth nor Columbus Day, and the first six of the state's
 * own in (b), without December 24 and 26. The law names the days themselves: none is moved.
 */
export function texasHolidays(year: number): Temporal.PlainDate[] {
  return [
    day(year, 1, 1),
    monday(year, 1, 3),
    monday(year, 2, 3),
    monday(year, 5, -1),
    day(year, 7, 4),
    monday(year, 9, 1),
    day(year, 11, 11),
    thanksgiving(year),
    day(year, 12, 25),
    day(year, 1, 19),
    day(year, 3, 2),
    day(year, 4, 21),
    day(year, 6, 19),
    day(year, 8, 27),
    thanksgiving(year).add({ days: 1 }),
  ];
}
