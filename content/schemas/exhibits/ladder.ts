import { z } from 'zod';
import { atMost, titled } from '../text.ts';
import { framed } from './framed.ts';
import { MARKED_TWICE, marked, markedOnce } from './marked.ts';

const step = titled.extend({
  title: atMost(20),
  /** What the reader has from it, in two or three words. */
  gives: atMost(28),
  description: atMost(110),
  marked,
  /** Whether it is a service of the page. */
  ours: z.boolean().default(false),
});

/** Steps that rise from the least to the most. */
export const ladder = framed.extend({
  kind: z.literal('ladder'),
  steps: z.array(step).length(4).refine(markedOnce, MARKED_TWICE),
});

export type Ladder = z.infer<typeof ladder>;
