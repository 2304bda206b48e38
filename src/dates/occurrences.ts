import { businessDayFrom } from '../base/calendar/legal-holidays.ts';
import type { DueDate, Postponement } from '../content/schemas/due-date.ts';
import { ruleDays } from './rule-days.ts';

/** A due date on one of its days. */
export interface Occurrence {
  /** The id of the due date in the register. */
  id: string;
  /** YYYY-MM-DD: the usual day, or the day to which an agency postponed it in some counties. */
  day: string;
  /** YYYY-MM-DD: the day as moved only by weekends and holidays; it holds in all other counties. */
  regularDay: string;
  /** YYYY-MM-DD: the day of the rule, before any move. */
  nominalDay: string;
  /** Title with the addition for this day: 'Estimated tax, fourth payment'. */
  title: string;
  date: DueDate;
  /** The postponement that set this day, which holds only for its counties. */
  postponement?: Postponement;
  /** The postponements of this usual day. */
  postponements: readonly Postponement[];
}

/**
 * All occurrences from one day to another (YYYY-MM-DD, both included), in order of day, and on the
 * same day in order of the register. A date that an agency postponed in some counties occurs twice: on
 * its new day, and on the usual day for everybody else.
 */
export function occurrences(
  register: readonly DueDate[],
  first: string,
  last: string,
): Occurrence[] {
  return register
    .flatMap((date) => ofOne(date, first, last))
    .filter(({ day }) => first <= day && day <= last)
    .sort((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));
}

/** A unique key of an occurrence. */
export function occurrenceKey({ id, nominalDay, postponement }: Occurrence): string {
  return [id, nominalDay, ...(postponement ? [countySlug(postponement)] : [])].join('-');
}

/** The permanent name of a postponement's place in calendar events: its first county, 'fort-bend'. */
export function countySlug({ where }: Postponement): string {
  const [first = ''] = where.split(/,| and | Count/);
  return first.toLowerCase().replaceAll(/[^a-z]+/g, '-');
}

function ofOne(date: DueDate, first: string, last: string): Occurrence[] {
  return date.on.flatMap(({ day: recurring, of }) =>
    ruleDays(recurring, yearOf(earliestRule(date, first)), yearOf(last))
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

/** The earliest rule day whose moved day can still fall on or after `first`. */
function earliestRule({ postponed }: DueDate, first: string): string {
  const aWeekBefore = Temporal.PlainDate.from(first).subtract({ weeks: 1 }).toString();
  const still = postponed.filter(({ to }) => first <= to).map((move) => move.from);
  const [earliest = aWeekBefore] = [...still, aWeekBefore].sort();
  return earliest;
}

/** Moves a day of the rule (YYYY-MM-DD) off weekends and holidays, if the due date says so. */
export function movedDay({ moves }: DueDate, nominalDay: string): string {
  return moves === 'none' ? nominalDay : businessDayFrom(nominalDay, moves);
}

function yearOf(day: string): number {
  return Temporal.PlainDate.from(day).year;
}
