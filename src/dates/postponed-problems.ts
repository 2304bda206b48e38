import { longUsDate } from '../base/calendar/us-date.ts';
import type { ContentProblem } from '../content/reader/content-error.ts';
import type { YamlFile } from '../content/reader/yaml-file.ts';
import type { DueDate, Postponement } from '../content/schemas/due-date.ts';
import { movedDay } from './occurrences.ts';
import { ruleDays } from './rule-days.ts';

/** Problems of postponements: nothing is due on the old day, or the new day is not later. */
export function postponedProblems({ content, problem }: YamlFile<DueDate[]>): ContentProblem[] {
  return content.flatMap((date, entry) =>
    date.postponed.flatMap((postponed, index) => {
      const day = dayProblem(date, postponed);
      return day ? [problem([entry, 'postponed', index, day.field], day.expected)] : [];
    }),
  );
}

function dayProblem(date: DueDate, { from, to }: Postponement) {
  const year = Number(from.slice(0, 4));
  const days = date.on
    .flatMap(({ day }) => ruleDays(day, year - 1, year + 1))
    .filter((day) => date.last_day === undefined || day <= date.last_day)
    .sort();
  if (!days.includes(from)) {
    const before = days.findLast((day) => day < from) ?? days[0];
    const expected = `nothing is due on ${from}; expected a day of the rule, before a weekend or holiday moves it, such as ${before}`;
    return { field: 'from', expected };
  }
  const regular = movedDay(date, from);
  if (to > regular) return undefined;
  return {
    field: 'to',
    expected: `expected a day after ${longUsDate(regular)}, when it is due anyway`,
  };
}
