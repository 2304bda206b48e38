import { z } from 'zod';
import { text, titled } from '../text.ts';
import { framed } from './framed.ts';
import { marked, oneMarked } from './marked.ts';

const step = titled.extend({
  title: text.max(20),
  /** What the reader has from it, in two or three words. */
  gives: text.max(28),
  description: text.max(110),
  marked,
  /** Whether it is a service of the page. */
  ours: z.boolean().default(false),
});

/** Steps that rise from the least to the most. */
export const ladder = framed.extend({
  kind: z.literal('ladder'),
  steps: oneMarked(step).length(4),
});

export type Ladder = z.infer<typeof ladder>;
