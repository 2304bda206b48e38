import { businessDayFrom } from '../base/calendar/legal-holidays.ts';
import type { DueDate, Postponement } from '../content/schemas/due-date.ts';
import { ruleDays } from './rule-days.ts';

/** A due date on one of its days. */
export interface Occurrence {
  /** The due date's, in the register. */
  id: string;
  /** YYYY-MM-DD: the usual day, or in some counties the one to which an agency postponed it. */
  day: string;
  /** YYYY-MM-DD: the day moved by weekends and holidays alone, which stands everywhere else. */
  regularDay: string;
  /** YYYY-MM-DD: the day as the rule has it, before any move. */
  nominalDay: string;
  /** Title with this day's own addition: 'Estimated tax, fourth payment'. */
  title: string;
  date: DueDate;
  /** The postponement that set this day, which holds for its places alone. */
  postponement?: Postponement;
  /** The postponements of this usual day. */
  postponements: readonly Postponement[];
}

/**
 * What is due from one day to another (YYYY-MM-DD, both included), in order of day, and on the same
 * day as the register has it. What an agency postponed in some counties stands on both days: on the
 * new one, as given, and on the usual one, for everybody else.
 */
export function occurrences(register: readonly DueDate[], from: string, to: string): Occurrence[] {
  return register
    .flatMap((date) => ofOne(date, from, to))
    .filter(({ day }) => from <= day && day <= to)
    .sort((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));
}

/** Tells one occurrence from every other. */
export function occurrenceKey({ id, nominalDay, postponement }: Occurrence): string {
  return [id, nominalDay, ...(postponement ? [countySlug(postponement)] : [])].join('-');
}

/** Names where a postponed day holds for good, in a calendar's events: its first county, 'fort-bend'. */
export function countySlug({ where }: Postponement): string {
  const [first = ''] = where.split(/,| and | Count/);
  return first.toLowerCase().replaceAll(/[^a-z]+/g, '-');
}

function ofOne(date: DueDate, from: string, to: string): Occurrence[] {
  return date.on.flatMap(({ day: recurring, of }) =>
    ruleDays(recurring, yearOf(earliestRule(date, from)), yearOf(to))
      .filter((nominalDay) => date.last_day === undefined || nominalDay <= date.last_day)
      .flatMap((nominalDay): Occurrence[] => {
        const title = of === undefined ? date.title : `${date.title}, ${of}`;
        const regularDay = movedDay(date, nominalDay);
        const postponements = date.postponed.filter(({ from }) => from === nominalDay);
        const one = { id: date.id, regularDay, nominalDay, title, date };
        return [
          { ...one, day: regularDay, postponements },
          ...postponements.map((postponement) => ({
            ...one,
            day: postponement.to,
            postponement,
            postponements: [],
          })),
        ];
      }),
  );
}

/** A day before which no rule has one that could have moved into the time from `from` on. */
function earliestRule({ postponed }: DueDate, from: string): string {
  const aWeekBefore = Temporal.PlainDate.from(from).subtract({ weeks: 1 }).toString();
  const still = postponed.filter(({ to }) => from <= to).map((move) => move.from);
  const [earliest = aWeekBefore] = [...still, aWeekBefore].sort();
  return earliest;
}

/** A day of the rule (YYYY-MM-DD), moved by weekends and holidays. */
export function movedDay({ moves }: DueDate, nominalDay: string): string {
  return moves === 'none' ? nominalDay : businessDayFrom(nominalDay, moves);
}

function yearOf(day: string): number {
  return Temporal.PlainDate.from(day).year;
}
