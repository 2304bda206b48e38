import { z } from 'zod';
import { framed, type Label } from './framed.ts';

/** An amount that doubles three times by the rule of 72. */
export const doubling = framed.extend({
  kind: z.literal('doubling'),
  /** The amount at the start, in dollars. */
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

/** The rule of 72 at this rate. */
export function doublingRule({ rate }: Doubling): Label {
  return {
    label: `72 ÷ ${rate} = ${72 / rate}`,
    beside: `at ${rate}% a year it doubles in ${72 / rate} years`,
  };
}

/** The amount at the start and after each of three doublings. */
export function doublingSteps({ amount, rate }: Doubling): Label[] {
  return [0, 1, 2, 3].map((step) => ({
    label: `$${(amount * 2 ** step).toLocaleString('en-US')}`,
    beside: step === 0 ? 'at the start' : `after ${(step * 72) / rate} years`,
  }));
}
