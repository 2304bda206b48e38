import { distance } from 'fastest-levenshtein';
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
      const named = placesOf(postponed);
      const before = date.postponed
        .slice(0, place)
        .filter(({ from }) => from === postponed.from)
        .flatMap(placesOf);
      return named.flatMap((name, index) => {
        const expected = nameProblem(name, [...before, ...named.slice(0, index)]);
        const where = postponed.where === ALL_OF_TEXAS ? ['where'] : ['where', index];
        return expected ? [problem([...path, ...where], expected)] : [];
      });
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
    const printed = days.find((day) => usualDay(date, day) === from);
    const expected = printed
      ? `${from} is the day after a weekend or holiday moved it; expected the rule’s own, ${printed}`
      : `nothing is due on ${from}; expected a day of the rule, such as ${nearest(days, from)}`;
    return { field: 'from', expected };
  }
  const usual = usualDay(date, from);
  if (to > usual) return undefined;
  return {
    field: 'to',
    expected: `expected a day after ${longUsDate(usual)}, when it is due anyway`,
  };
}

/** The last day before another and the first after it: '2027-01-15 or 2027-04-15'. */
function nearest(days: readonly string[], from: string): string {
  const around = [days.findLast((day) => day < from), days.find((day) => from < day)];
  return around.filter((day) => day !== undefined).join(' or ');
}

function placesOf({ where }: Postponement): readonly string[] {
  return where === ALL_OF_TEXAS ? [where] : where;
}

function nameProblem(name: string, others: readonly string[]): string | undefined {
  if (others.includes(name))
    return `${name} stands here already for that day; change the day there`;
  if (name === ALL_OF_TEXAS || COUNTIES.has(name)) return undefined;
  const [closest] = [...COUNTIES].sort((one, other) => distance(name, one) - distance(name, other));
  return `Texas has no county “${name}”; expected a name such as ${closest}`;
}
