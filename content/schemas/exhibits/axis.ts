import { z } from 'zod';
import { atMost } from '../text.ts';
import { framed } from './framed.ts';
import { MARKED_TWICE, marked, markedOnce } from './marked.ts';

const station = z.strictObject({
  /** Months from the start. */
  at: z.int().nonnegative(),
  title: atMost(32),
  description: atMost(110),
  marked,
  /** The stretch behind it is too long to be drawn to scale. */
  broken: z.boolean().default(false),
});

/** Months before the next station that a stretch may be drawn with. */
const LONGEST = 24;

/** Stations along months, drawn to scale but for the stretches that are broken. */
export const axis = framed.extend({
  kind: z.literal('axis'),
  /** What the months are counted from. */
  start: atMost(24),
  stations: z
    .array(station)
    .min(3)
    .max(6)
    .refine(markedOnce, MARKED_TWICE)
    .refine((stations) => stations[0]?.at === 0, {
      error: 'begins elsewhere; expected a first station at 0',
    })
    .refine((stations) => stations.every(({ at }, place) => at > (stations[place - 1]?.at ?? -1)), {
      error: 'is out of order; expected each station at a later month than the one before it',
    })
    .refine(
      (stations) =>
        stations.every(
          ({ at, broken }, place) => broken || (stations[place + 1]?.at ?? at) - at <= LONGEST,
        ),
      {
        error: `has a stretch of more than ${LONGEST} months; expected broken: true at its station`,
      },
    ),
});

export type Axis = z.infer<typeof axis>;
