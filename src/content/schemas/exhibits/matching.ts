import { z } from 'zod';
import { atMost } from '../text.ts';
import { framed } from './framed.ts';
import { inDollars, money } from './money.ts';

/** Half of a phone holds about 14 characters a line. */
const line = z.strictObject({ label: atMost(28), amount: money });

const record = z.strictObject({ heading: atMost(20), balance: line });

/** The lines of a bank statement beside those of the ledger: pairs, and one line without a partner. */
export const matching = framed
  .extend({
    kind: z.literal('matching'),
    bank: record,
    ledger: record,
    lines: z
      .array(z.strictObject({ bank: line.optional(), ledger: line.optional() }))
      .min(2)
      .max(6),
    /** Source and treatment of the unmatched line. */
    cause: atMost(160),
  })
  .superRefine(({ bank, ledger, lines }, context) => {
    const fault = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    const single = lines.filter((pair) => !pair.bank || !pair.ledger);
    if (single.length !== 1) {
      fault(['lines'], `expected one line on one side only, not ${single.length}`);
    }
    for (const [place, pair] of lines.entries()) {
      if (pair.bank && pair.ledger && pair.bank.amount.cents !== pair.ledger.amount.cents) {
        const message = `expected ${pair.bank.amount.printed}, as at the bank`;
        fault(['lines', place, 'ledger', 'amount'], message);
      }
    }
    const apart = lines.reduce(
      (sum, pair) => sum + (pair.ledger?.amount.cents ?? 0) - (pair.bank?.amount.cents ?? 0),
      0,
    );
    const expected = bank.balance.amount.cents + apart;
    if (ledger.balance.amount.cents !== expected) {
      const message = `expected ${inDollars(expected)}, which differs from the bank’s by the line without a partner`;
      fault(['ledger', 'balance', 'amount'], message);
    }
  });

export type Matching = z.infer<typeof matching>;
