import { z } from 'zod';

/** A day of every year as the page prints it, with its number in a common year, 1 to 365. */
export interface YearDay {
  printed: string;
  index: number;
}

/** A common year, since February 29 does not occur every year. */
const YEAR = 2027;

const LONG = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

/** The 365 days of a common year, as printed, in order. */
const DAYS = Array.from({ length: 365 }, (_, day) => monthAndDay(0, day + 1));

/** A date without its year, such as April 15. */
export const yearDay = z
  .string()
  .refine((printed) => DAYS.includes(printed), {
    error: ({ input }) => `"${input}" is no day of every year; expected one such as April 15`,
    abort: true,
  })
  .transform(dayOf);

/** Formats a day as a page prints it. `month` is 0 for January; day 0 is the last of the month before. */
export function monthAndDay(month: number, day: number): string {
  return LONG.format(Date.UTC(YEAR, month, day));
}

function dayOf(printed: string): YearDay {
  return { printed, index: DAYS.indexOf(printed) + 1 };
}
