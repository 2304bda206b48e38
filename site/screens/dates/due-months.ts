import { amongNext } from '../../../due-dates/next.ts';
import type { Occurrence } from '../../../due-dates/occurrences.ts';

/** A day on which something is due. */
export interface DueDay {
  /** YYYY-MM-DD. */
  day: string;
  /** 'Mon'. */
  weekday: string;
  due: readonly Occurrence[];
  /** When the list of twelve months shows it: see `shownOn`. */
  shown: string;
  /** While nothing is due before it. */
  isNext: string;
}

/** A month in which something is due. */
export interface DueMonth {
  /** 'January 2027'. */
  name: string;
  shown: string;
  days: readonly DueDay[];
}

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
const month = format({ month: 'long', year: 'numeric' });
const weekday = format({ weekday: 'short' });

/**
 * The months of a list of what is due within a year, each with its days.
 *
 * @param upcoming in order of day
 */
export function dueMonths(upcoming: readonly Occurrence[]): DueMonth[] {
  const byDay = [...Map.groupBy(upcoming, ({ day }) => day).values()];
  const next = amongNext(
    byDay.flatMap((due) => due.slice(0, 1)),
    1,
  );
  const days = next.map(({ day, shown: isNext }, place) => ({
    day,
    weekday: weekday.format(new Date(day)),
    due: byDay[place] ?? [],
    shown: `${withinAYear(day)}/${day}`,
    isNext,
  }));
  return [...Map.groupBy(days, ({ day }) => day.slice(0, 7))].map(([yearMonth, group]) => ({
    name: month.format(new Date(`${yearMonth}-01`)),
    shown: `${withinAYear(group[0]?.day ?? '')}/${group.at(-1)?.day}`,
    days: group,
  }));
}

/** The first day from which a day is less than a year away. */
function withinAYear(day: string): string {
  return Temporal.PlainDate.from(day).subtract({ years: 1 }).add({ days: 1 }).toString();
}
