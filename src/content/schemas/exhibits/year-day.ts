import { z } from 'zod';

/** A day of every year as the page prints it, with its place among the 365 of a common one, from 1. */
export interface YearDay {
  printed: string;
  place: number;
}

/** A common year: what falls on February 29 is no yearly date. */
const YEAR = 2027;

const LONG = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

/** The 365 days of a common year as a page prints them, in order. */
const DAYS = Array.from({ length: 365 }, (_, day) => monthAndDay(0, day + 1));

const NAMED = RegExp(`\\b(?:${DAYS.join('|')})(?!\\d)`);

/** A date without its year, such as April 15. */
export const yearDay = z
  .string()
  .refine((printed) => DAYS.includes(printed), {
    error: ({ input }) => `"${input}" is no day of every year; expected one such as April 15`,
    abort: true,
  })
  .transform(dayOf);

/** The first day of the year that a text names, written May 15; nothing where there is none. */
export function dayNamedIn(text: string): YearDay | undefined {
  const [printed] = NAMED.exec(text) ?? [];
  return printed === undefined ? undefined : dayOf(printed);
}

/** A day's position in its year, in months: January 1 is 1, May 16 is about 5.5. */
export function inMonths({ place }: YearDay): number {
  const date = new Date(Date.UTC(YEAR, 0, place));
  const month = date.getUTCMonth() + 1;
  const days = new Date(Date.UTC(YEAR, month, 0)).getUTCDate();
  return month + (date.getUTCDate() - 1) / days;
}

/** A day as a page prints it, counted from the head of a month, which is 0 for January. */
export function monthAndDay(month: number, day: number): string {
  return LONG.format(Date.UTC(YEAR, month, day));
}

function dayOf(printed: string): YearDay {
  return { printed, place: DAYS.indexOf(printed) + 1 };
}
