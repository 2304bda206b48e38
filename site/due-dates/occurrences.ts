import { businessDayFrom } from '../../base/calendar/legal-holidays.ts';
import type { DueDate } from '../../content/schemas/due-date.ts';
import { ruleDays } from './rule-days.ts';

/** A due date on one of its days. */
export interface Occurrence {
  /** The due date's, in the register. */
  id: string;
  /** YYYY-MM-DD: the day to keep, moved by weekends, holidays and agencies. */
  day: string;
  /** YYYY-MM-DD: the day as the rule has it, before any move. */
  rule: string;
  /** What is due, with what is special to this day: 'Estimated tax, fourth payment'. */
  title: string;
  date: DueDate;
}

/**
 * What is due from one day to another (YYYY-MM-DD, both included), in order of day, and on the same
 * day as the register has it. A day that an agency postponed stands on its new day, as given.
 */
export function occurrences(register: readonly DueDate[], from: string, to: string): Occurrence[] {
  return register
    .flatMap((date) => ofOne(date, from, to))
    .filter(({ day }) => from <= day && day <= to)
    .sort((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));
}

function ofOne(date: DueDate, from: string, to: string): Occurrence[] {
  return date.on.flatMap(({ day: recurring, of }) =>
    ruleDays(recurring, yearOf(earliestRule(date, from)), yearOf(to))
      .filter((rule) => date.last_day === undefined || rule <= date.last_day)
      .map((rule) => ({
        id: date.id,
        day: movedDay(date, rule),
        rule,
        title: of === undefined ? date.title : `${date.title}, ${of}`,
        date,
      })),
  );
}

/** A day before which no rule has one that could have moved into the time from `from` on. */
function earliestRule({ postponed }: DueDate, from: string): string {
  const aWeekBefore = Temporal.PlainDate.from(from).subtract({ weeks: 1 }).toString();
  const still = postponed.filter(({ to }) => from <= to).map((move) => move.from);
  const [earliest = aWeekBefore] = [...still, aWeekBefore].sort();
  return earliest;
}

function movedDay({ moves, postponed }: DueDate, rule: string): string {
  const byAgency = postponed.findLast(({ from }) => from === rule);
  if (byAgency) return byAgency.to;
  return moves === 'none' ? rule : businessDayFrom(rule, moves);
}

function yearOf(day: string): number {
  return Temporal.PlainDate.from(day).year;
}
