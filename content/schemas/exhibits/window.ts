import { z } from 'zod';
import { atMost, titled } from '../text.ts';
import { framed } from './framed.ts';

const words = atMost(130);

/** The days at the head of a year in which something may be done, and what is left after them. */
export const window = framed.extend({
  kind: z.literal('window'),
  /** How long it is open, from January 1: months, and days after them. */
  months: z.int().min(1).max(11),
  days: z.union([z.literal(0), z.literal(15)], {
    error: 'expected 0 or 15 days, since months are drawn in halves',
  }),
  opens: words,
  closes: words,
  late: titled.extend({ title: atMost(24), description: words }),
});

export type Window = z.infer<typeof window>;
