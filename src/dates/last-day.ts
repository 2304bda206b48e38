import { businessDayFrom } from '../base/calendar/legal-holidays.ts';
import type { DayCountClock } from '../content/schemas/paper.ts';
import { ruleDays } from './rule-days.ts';

/**
 * The last day (YYYY-MM-DD) of a clock that counts from a printed date (YYYY-MM-DD). Counting starts
 * on the day after that date (26 CFR 301.6330-1(b)(1), Tex. Gov't Code 311.014). If a law sets the
 * time, a last day on a weekend or a legal holiday moves to the next business day (IRC 7503, Tex. Tax
 * Code 1.06); if an agency only asks for an answer, it does not move.
 *
 * @throws RangeError if `dated` is not a calendar date
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

/** Like `lastDay`, for somebody outside the country; undefined if they have no extra time. */
export function lastDayAbroad(
  dated: string,
  { abroad, ...counts }: Pick<DayCountClock, 'days' | 'moves' | 'at_least' | 'abroad'>,
): string | undefined {
  return abroad === undefined ? undefined : lastDay(dated, { ...counts, days: abroad });
}

/**
 * The last day (YYYY-MM-DD) to request an equivalent hearing after a levy notice with a printed date
 * (YYYY-MM-DD): a year that begins on the day after that date (26 CFR 301.6330-1(i)(2), Q&A-I7) and
 * ends on a business day (IRC 7503).
 *
 * @throws RangeError if `dated` is not a calendar date
 */
export function lastDayOfHearing(dated: string): string {
  const printed = Temporal.PlainDate.from(dated, { overflow: 'reject' });
  return businessDayFrom(printed.add({ years: 1 }).toString(), 'federal');
}

/** The number of days from one day to another (YYYY-MM-DD): 0 on the same day, negative if `last` is past. */
export function daysUntil(today: string, last: string): number {
  return Temporal.PlainDate.from(today).until(last).days;
}
