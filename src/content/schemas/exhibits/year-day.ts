import { z } from 'zod';

/** A day of every year as the page prints it, with its place among the 365 of a common one, from 1. */
export interface YearDay {
  printed: string;
  index: number;
}

/** A common year: what falls on February 29 is no yearly date. */
const YEAR = 2027;

const LONG = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

/** The 365 days of a common year as a page prints them, in order. */
const DAYS = Array.from({ length: 365 }, (_, day) => monthAndDay(0, day + 1));

/** A date without its year, such as April 15. */
export const yearDay = z
  .string()
  .refine((printed) => DAYS.includes(printed), {
    error: ({ input }) => `"${input}" is no day of every year; expected one such as April 15`,
    abort: true,
  })
  .transform(dayOf);

/** A day as a page prints it, counted from the head of a month, which is 0 for January. */
export function monthAndDay(month: number, day: number): string {
  return LONG.format(Date.UTC(YEAR, month, day));
}

function dayOf(printed: string): YearDay {
  return { printed, index: DAYS.indexOf(printed) + 1 };
}
