import { z } from 'zod';

/** A day of any year as the page prints it, with its place among the 365 of a common one, from 1. */
export interface YearDay {
  printed: string;
  place: number;
}

const LONG = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

/** The 365 days of a common year as a page prints them, in order. */
const DAYS = Array.from({ length: 365 }, (_, day) => LONG.format(Date.UTC(2026, 0, day + 1)));

/** A date without its year, such as April 15. */
export const yearDay = z
  .string()
  .refine((printed) => DAYS.includes(printed), {
    error: 'expected a day such as April 15',
    abort: true,
  })
  .transform((printed): YearDay => ({ printed, place: DAYS.indexOf(printed) + 1 }));
