import { z } from 'zod';
import { atMost } from '../text.ts';
import { exhibitBase, type Label, marked, titledPart } from './framed.ts';

const station = titledPart(32, 110).extend({
  /** Months from the start. */
  at: z.int().nonnegative(),
  marked,
  /** Whether the stretch after it is too long to be drawn to scale. */
  broken: z.boolean().default(false),
});

/** Stations along months, drawn to scale except for broken stretches. */
export const axisExhibit = exhibitBase.extend({
  kind: z.literal('axis'),
  /** The event from which the months are counted. */
  start: atMost(24),
  stations: z
    .array(station)
    .min(3)
    .max(6)
    .refine((stations) => stations.every(({ at }, index) => at > (stations[index - 1]?.at ?? -1)), {
      error: 'is out of order; expected each station at a later month than the one before it',
    }),
});

export type Axis = z.infer<typeof axisExhibit>;

/**
 * The stations, each with its label, such as '9 months', and the drawn length after it in months
 * (`span`); a broken stretch, and the one after the last station, gets a fifth of the total.
 */
export function axisStations({ start, stations }: Axis) {
  const drawn = stations.map(({ broken }, index) => (broken ? 0 : monthsBehind(stations, index)));
  const fifth = Math.ceil(drawn.reduce((sum, months) => sum + months, 0) / 5);
  return stations.map((each, index) => ({
    ...each,
    label: each.at === 0 ? start : duration(each.at),
    words: `${each.title}: ${each.description}`,
    span: drawn[index] || fifth,
  }));
}

/** Months from a station to the next; 0 after the last. */
function monthsBehind(stations: readonly { at: number }[], index: number): number {
  const [from, to] = stations.slice(index);
  return from && to ? to.at - from.at : 0;
}

function duration(months: number): string {
  return months > 12 && months % 12 === 0 ? `${months / 12} years` : `${months} months`;
}

const age = z.number().multipleOf(0.5, 'expected whole or half years');
const atAge = z.strictObject({ age, description: atMost(120) });

/** The ages from which a saver may withdraw, and must, along the years of a life. */
export const agesExhibit = exhibitBase
  .extend({
    kind: z.literal('ages'),
    /** The first and last age that are drawn. */
    from: age,
    to: age,
    early: atMost(120),
    open: atAge,
    /** The two ages from which withdrawals are due, by year of birth. */
    due: z.array(atAge.extend({ marked })).length(2),
  })
  .refine(
    ({ from, open, due, to }) =>
      [from, open.age, ...due.map((each) => each.age), to].every(
        (each, index, all) => each > (all[index - 1] ?? 0),
      ),
    { error: 'has its ages out of order; expected each of from, open, due and to above the last' },
  );

export type Ages = z.infer<typeof agesExhibit>;

interface Stage extends Label {
  /** Its drawn length in years. */
  span: number;
  marked?: boolean;
}

/** The stages in order: early, open, and the two due ones, which both last to the end. */
export function ageStages({ from, to, early, open, due }: Ages): Stage[] {
  const firstDue = Math.min(...due.map((each) => each.age));
  return [
    { label: `Before ${years(open.age)}`, words: early, span: open.age - from },
    { label: `From ${years(open.age)}`, words: open.description, span: firstDue - open.age },
    ...due.map((each) => ({
      label: `From ${years(each.age)}`,
      words: each.description,
      span: to - each.age,
      marked: each.marked,
    })),
  ];
}

function years(count: number): string {
  return `${Math.floor(count)}${count % 1 ? '½' : ''}`;
}

/** A position in the year, in months: 1 is January 1, 5.5 the middle of May, 14 the end of the next January. */
const monthOfYear = z.number().min(1).max(14);

const stage = titledPart(44, 90).extend({
  /** The date, or the time of year, in words. */
  when: atMost(30),
  from: monthOfYear,
  /** The end of a period; undefined for a single day. */
  to: monthOfYear.optional(),
  marked,
});

/** The stages of a year from January 1 to the end of the next January, each a day or a span. */
export const seasonExhibit = exhibitBase.extend({
  kind: z.literal('season'),
  stages: z.array(stage).min(2).max(9),
});

const way = titledPart(40, 120);

/** Stops in order; after the last one, the path splits into `ways`. */
export const trackExhibit = exhibitBase.extend({
  kind: z.literal('track'),
  stops: z.array(way.extend({ marked })).min(2).max(5),
  ways: z.array(way).max(3).default([]),
});
