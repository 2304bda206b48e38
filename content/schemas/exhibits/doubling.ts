import { z } from 'zod';
import { framed } from './framed.ts';

/** An amount that doubles three times by the rule of 72. */
export const doubling = framed.extend({
  kind: z.literal('doubling'),
  /** What there is at the start, in dollars. */
  amount: z.int().positive(),
  /** Percent a year. */
  rate: z
    .int()
    .min(2)
    .refine((rate) => 72 % rate === 0, {
      error: ({ input }) =>
        `72 divided by ${input} gives no whole years; expected 2, 3, 4, 6, 8, 9, 12, 18 or 24`,
    }),
});

export type Doubling = z.infer<typeof doubling>;
