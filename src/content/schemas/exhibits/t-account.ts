import { z } from 'zod';
import { atMost } from '../text.ts';
import { framed, marked } from './framed.ts';
import { inDollars, money, sumOf } from './money.ts';

/** Half of a phone holds about 14 characters a line. */
const label = atMost(32);

const entry = z.strictObject({ label, amount: money, marked });

const side = z.strictObject({ heading: atMost(20), entries: z.array(entry).min(1).max(7) });

/** An account as a T: debits on the left, credits on the right, and the same total under both. */
export const tAccount = framed
  .extend({
    kind: z.literal('t-account'),
    account: atMost(32),
    debits: side,
    credits: side,
    total: z.strictObject({ label, amount: money }),
  })
  .superRefine(({ debits, credits, total }, context) => {
    for (const [name, { entries }] of Object.entries({ debits, credits })) {
      const sum = sumOf(entries);
      if (sum === total.amount.cents) continue;
      const message = `expected entries that add up to the total, ${total.amount.printed}, not to ${inDollars(sum)}`;
      context.addIssue({ code: 'custom', path: [name, 'entries'], message });
    }
  });

export type TAccount = z.infer<typeof tAccount>;
