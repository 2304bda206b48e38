import { businessDayFrom } from '../../../base/calendar/legal-holidays.ts';
import { daysUntil, lastDay, lastDayAbroad } from '../../../dates/last-day.ts';
import type { Paper } from '../../load/papers.ts';

/** A paper whose last day depends on a day printed on it. */
export type DatedPaper = Paper & { clock: Extract<Paper['clock'], { counts: 'days' | 'printed' }> };

/** The last day of a paper. */
export interface Deadline {
  /** The day printed on the paper, from which days are counted; undefined if the paper prints the last day. */
  dated: string | undefined;
  /** The last day, YYYY-MM-DD. */
  last: string;
  /** The last day for somebody outside the country, if they have more time. */
  abroad: string | undefined;
  /** The days from today to the last day: 0 today, negative once past. */
  left: number;
}

/** Letters are dated some days ahead; a last day is printed months ahead. */
const MAX_DAYS_AHEAD = { days: 30, printed: 366 };

/** The days before the last day on which the calendar reminds. */
const REMINDERS = [10, 3];

/** The reminders still to come when `left` days remain, each in days before the last day. */
export function remindersOf({ left }: Pick<Deadline, 'left'>): readonly number[] {
  return REMINDERS.filter((days) => days < left);
}

/** Whether every reminder is still to come. */
export function hasAllReminders(deadline: Deadline): boolean {
  return remindersOf(deadline).length === REMINDERS.length;
}

/** With this many days left or fewer, the phone comes first. */
const URGENT_DAYS = 3;

/** Whether the phone comes before the calendar: the last day is near or past. */
export function isUrgent({ left }: Pick<Deadline, 'left'>): boolean {
  return left <= URGENT_DAYS;
}

/** Whether the last day is a weekend or a legal holiday, and does not move to the next business day. */
export function isUnmovedHoliday({ clock }: DatedPaper, last: string): boolean {
  const isFixed = clock.counts === 'days' && clock.moves === 'none';
  return isFixed && businessDayFrom(last, 'federal') !== last;
}

/** Whether a paper asks for the day printed on it. */
export function isDated(paper: Paper): paper is DatedPaper {
  return paper.clock.counts === 'days' || paper.clock.counts === 'printed';
}

/** Whether a day (YYYY-MM-DD) is too far after today to be printed on a paper. */
export function isTooFarAhead({ clock }: DatedPaper, day: string, today: string): boolean {
  return daysUntil(today, day) > MAX_DAYS_AHEAD[clock.counts];
}

/**
 * A paper's deadline.
 *
 * @param day the day printed on the paper, YYYY-MM-DD, not too far ahead
 */
export function deadlineOf({ clock }: DatedPaper, day: string, today: string): Deadline {
  if (clock.counts === 'printed') {
    return { dated: undefined, last: day, abroad: undefined, left: daysUntil(today, day) };
  }
  const last = lastDay(day, clock);
  return { dated: day, last, abroad: lastDayAbroad(day, clock), left: daysUntil(today, last) };
}
