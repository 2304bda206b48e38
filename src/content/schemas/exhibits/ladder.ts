import { z } from 'zod';
import { atMost } from '../text.ts';
import { framed, marked, titledPart } from './framed.ts';

const step = titledPart(20, 110).extend({
  /** Its use to the reader, in two or three words. */
  gives: atMost(28),
  marked,
  /** Whether it is a service of the page. */
  ours: z.boolean().default(false),
});

/** Steps that rise from the least to the most. */
export const ladder = framed.extend({
  kind: z.literal('ladder'),
  steps: z.array(step).length(4),
});

export type Ladder = z.infer<typeof ladder>;
