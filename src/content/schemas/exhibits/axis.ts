import { z } from 'zod';
import { atMost } from '../text.ts';
import { framed, marked, titledPart } from './framed.ts';

const station = titledPart(32, 110).extend({
  /** Months from the start. */
  at: z.int().nonnegative(),
  marked,
  /** The stretch behind it is too long to be drawn to scale. */
  broken: z.boolean().default(false),
});

/** Stations along months, drawn to scale but for the stretches that are broken. */
export const axis = framed.extend({
  kind: z.literal('axis'),
  /** The event from which the months are counted. */
  start: atMost(24),
  stations: z
    .array(station)
    .min(3)
    .max(6)
    .refine((stations) => stations.every(({ at }, place) => at > (stations[place - 1]?.at ?? -1)), {
      error: 'is out of order; expected each station at a later month than the one before it',
    }),
});

export type Axis = z.infer<typeof axis>;

/**
 * The stations with what is printed at each, such as '9 months', and the months that the stretch behind it takes on the
 * paper: where it is broken, and behind the last station, a fifth of the others together.
 */
export function axisStations({ start, stations }: Axis) {
  const drawn = stations.map(({ broken }, place) => (broken ? 0 : monthsBehind(stations, place)));
  const fifth = Math.ceil(drawn.reduce((sum, months) => sum + months, 0) / 5);
  return stations.map((each, place) => ({
    ...each,
    label: each.at === 0 ? start : duration(each.at),
    beside: `${each.title}: ${each.description}`,
    span: drawn[place] || fifth,
  }));
}

/** Months from a station to the next; none behind the last. */
function monthsBehind(stations: readonly { at: number }[], place: number): number {
  const [from, to] = stations.slice(place);
  return from && to ? to.at - from.at : 0;
}

function duration(months: number): string {
  return months > 12 && months % 12 === 0 ? `${months / 12} years` : `${months} months`;
}
