import counties from 'us-atlas/counties-10m.json' with { type: 'json' };
import { z } from 'zod';
import { longUsDate } from '../base/calendar/us-date.ts';
import type { ContentProblem } from '../content/reader/content-error.ts';
import type { YamlFile } from '../content/reader/yaml-file.ts';
import { ALL_OF_TEXAS, type DueDate, type Postponement } from '../content/schemas/due-date.ts';
import { usualDay } from './occurrences.ts';
import { ruleDays } from './rule-days.ts';

/** The prefix of Texas counties in the Census Bureau's FIPS codes. */
const TEXAS = '48';

const { objects } = z
  .object({
    objects: z.object({
      counties: z.object({
        geometries: z.array(
          z.object({ id: z.string(), properties: z.object({ name: z.string() }) }),
        ),
      }),
    }),
  })
  .parse(counties);

/** The 254 counties of Texas. */
const COUNTIES: ReadonlySet<string> = new Set(
  objects.counties.geometries
    .filter(({ id }) => id.startsWith(TEXAS))
    .map(({ properties }) => properties.name),
);

/** Problems of postponed days: days without anything due, and unknown counties. */
export function postponedProblems({ content, problem }: YamlFile<DueDate[]>): ContentProblem[] {
  return content.flatMap((date, entry) =>
    date.postponed.flatMap((postponed, place) => {
      const path = [entry, 'postponed', place];
      const day = dayProblem(date, postponed);
      if (day) return [problem([...path, day.field], day.expected)];
      const others = date.postponed
        .slice(0, place)
        .filter(({ from }) => from === postponed.from)
        .flatMap(({ where }) => where);
      return [postponed.where].flat().flatMap((name, index) => {
        const where = name === ALL_OF_TEXAS ? ['where'] : ['where', index];
        const expected = nameProblem(name, others);
        return expected ? [problem([...path, ...where], expected)] : [];
      });
    }),
  );
}

function nameProblem(name: string, others: readonly string[]): string | undefined {
  if (others.includes(name))
    return `${name} stands here already for that day; change the day there`;
  if (name === ALL_OF_TEXAS || COUNTIES.has(name)) return undefined;
  return `Texas has no county “${name}”; expected a name such as Harris`;
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
  const usual = usualDay(date, from);
  if (to > usual) return undefined;
  return {
    field: 'to',
    expected: `expected a day after ${longUsDate(usual)}, when it is due anyway`,
  };
}
