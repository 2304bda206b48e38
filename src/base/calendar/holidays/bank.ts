import { sundayToMonday } from './day-in-year.ts';
import { nationalHolidays } from './national.ts';

/**
 * The days of a year on which banks are closed, as the Federal Reserve keeps them: the national
 * holidays, moved from a Sunday to Monday and lost on a Saturday. The Comptroller's yearly list of
 * legal holidays for banking purposes (Tax Code 111.053) takes in none on which most banks work.
 */
export function bankHolidays(year: number): Temporal.PlainDate[] {
  return nationalHolidays(year).map((date) => sundayToMonday(date));
}
