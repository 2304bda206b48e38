import { z } from 'zod';
import { atMost } from '../text.ts';
import { exhibitBase } from './framed.ts';
import { inDollars, type Money, money, sumOf } from './money.ts';

const WEEKS = 13;

/** The balance at the end of each week of a quarter, the lowest marked. */
export const forecastExhibit = exhibitBase.extend({
  kind: z.literal('forecast'),
  weeks: z.array(money).length(WEEKS),
  /** The cause of the lowest week, in a column of about 8 characters. */
  lowest: atMost(32),
});

/** The lowest balance, in cents. */
export function lowestOf(weeks: readonly { cents: number }[]): number {
  return Math.min(...weeks.map(({ cents }) => cents));
}

/** A column of the drawing is about 14 characters wide, and has three lines for its label. */
const label = atMost(32);

const line = z.strictObject({ label, amount: money });

const tax = line.extend({
  /** The share of gross pay, if the law fixes it. */
  rate: z
    .string()
    .regex(/^\d+(\.\d+)?%$/, 'expected a rate such as 6.2%')
    .optional(),
});

/** One paycheck: gross pay, taxes withheld, net pay, the employer's share, and the deposit of both shares. */
export const paycheckExhibit = exhibitBase
  .extend({
    kind: z.literal('paycheck'),
    gross: line,
    withheld: z.array(tax).min(1).max(3),
    net: line,
    matched: z.array(tax).min(1).max(2),
    deposit: line,
  })
  .superRefine(({ gross, withheld, net, matched, deposit }, context) => {
    const expectAmount = (path: (string | number)[], { cents }: Money, expected: number) => {
      if (cents === expected) return;
      const message = `expected ${inDollars(expected)} for the parts to add up, not ${inDollars(cents)}`;
      context.addIssue({ code: 'custom', path: [...path, 'amount'], message });
    };
    expectAmount(['net'], net.amount, gross.amount.cents - sumOf(withheld));
    expectAmount(['deposit'], deposit.amount, sumOf(withheld) + sumOf(matched));
    for (const [side, taxes] of Object.entries({ withheld, matched })) {
      for (const [index, { rate, amount }] of taxes.entries()) {
        const expected = Math.round((gross.amount.cents * Number.parseFloat(rate ?? '')) / 100);
        if (!rate || amount.cents === expected) continue;
        const message = `expected ${inDollars(expected)}, which is ${rate} of ${gross.amount.printed}`;
        context.addIssue({ code: 'custom', path: [side, index, 'amount'], message });
      }
    }
  });
