import { amongNext } from '../../../due-dates/next.ts';
import type { Occurrence } from '../../../due-dates/occurrences.ts';

/** A day on which something is due; days are YYYY-MM-DD. */
export interface DueDay {
  day: string;
  /** What is due, in a word each: '941, W-2'. */
  what: string;
  /** When the strip shows it: see `shownOn`. */
  shown: string;
  /** While nothing is due before it. */
  isNext: string;
}

/** A month in which something is due. */
export interface DueMonth {
  /** 'Dec', in January with the year. */
  name: string;
  shown: string;
  days: DueDay[];
}

const month = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });

/**
 * The months of a strip of twelve, of which the current one is the first: each with its days while
 * they are to come.
 *
 * @param upcoming in order of day
 */
export function dueMonths(upcoming: readonly Occurrence[]): DueMonth[] {
  const byDay = [...Map.groupBy(upcoming, ({ day }) => day).values()];
  const next = amongNext(
    byDay.flatMap((due) => due.slice(0, 1)),
    1,
  );
  const dueDays = next.map(({ day, shown: isNext }, place) => ({
    day,
    what: [...new Set(byDay[place]?.map(({ date }) => date.short))].join(', '),
    shown: `${elevenMonthsBefore(day)}/${day}`,
    isNext,
  }));
  return [...Map.groupBy(dueDays, ({ day }) => day.slice(0, 7)).values()].map((group) => ({
    name: nameOf(group[0]?.day ?? ''),
    shown: group.at(-1)?.shown ?? '',
    days: group,
  }));
}

function nameOf(day: string): string {
  const name = month.format(new Date(day));
  return name === 'Jan' ? `${name} ${day.slice(0, 4)}` : name;
}

function elevenMonthsBefore(day: string): string {
  return Temporal.PlainDate.from(day).with({ day: 1 }).subtract({ months: 11 }).toString();
}
