import { businessDayFrom } from '../base/calendar/legal-holidays.ts';
import type { DayCountClock } from '../content/schemas/paper.ts';
import { ruleDays } from './rule-days.ts';

/**
 * The last day (YYYY-MM-DD) of a clock that counts from a printed date (YYYY-MM-DD). The day after
 * that date is the first (26 CFR 301.6330-1(b)(1), Tex. Gov't Code 311.014). Where a law sets the
 * time, a last day on a weekend or a legal holiday becomes the next business day (IRC 7503, Tex. Tax
 * Code 1.06); where an agency only asks for an answer, it stays.
 *
 * @throws RangeError when `dated` is not a date of the calendar
 */
export function lastDay(
  dated: string,
  { days, moves, at_least }: Pick<DayCountClock, 'days' | 'moves' | 'at_least'>,
): string {
  const printed = Temporal.PlainDate.from(dated, { overflow: 'reject' });
  const counted = printed.add({ days }).toString();
  const least = at_least === undefined ? [] : ruleDays(at_least, printed.year, printed.year);
  const last = [counted, ...least].sort().at(-1) ?? counted;
  return moves === 'none' ? last : businessDayFrom(last, moves);
}

/** The same for somebody outside the country; undefined where they have no more time than others. */
export function lastDayAbroad(
  dated: string,
  { abroad, ...counts }: Pick<DayCountClock, 'days' | 'moves' | 'at_least' | 'abroad'>,
): string | undefined {
  return abroad === undefined ? undefined : lastDay(dated, { ...counts, days: abroad });
}

/**
 * The last day (YYYY-MM-DD) on which an equivalent hearing can be requested after a levy notice of a
 * printed date (YYYY-MM-DD): a year that begins on the day after that date (26 CFR 301.6330-1(i)(2),
 * Q&A-I7), and ends on a business day (IRC 7503).
 *
 * @throws RangeError when `dated` is not a date of the calendar
 */
export function lastDayOfHearing(dated: string): string {
  const printed = Temporal.PlainDate.from(dated, { overflow: 'reject' });
  return businessDayFrom(printed.add({ years: 1 }).toString(), 'federal');
}

/** The whole days from one day to another (YYYY-MM-DD): 0 for the same, below 0 where it is past. */
export function daysUntil(today: string, last: string): number {
  return Temporal.PlainDate.from(today).until(last).days;
}
