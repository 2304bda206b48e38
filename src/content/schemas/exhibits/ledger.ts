import { z } from 'zod';
import { atMost } from '../text.ts';
import { exhibitBase, type Label, marked } from './framed.ts';
import { inDollars, money, sumOf } from './money.ts';

/** The maximum sales tax of the state and local areas, in percent: Tex. Tax Code 151.051, 321.101(f). */
const MAX_TAX_PERCENT = 8.25;

const price = z
  .number()
  .positive()
  .refine((dollars) => isWhole(dollars * 100), 'expected dollars and cents, such as 26.50');

const receiptLine = z.strictObject({
  label: atMost(32),
  price,
  /** Whether sales tax is charged on it. */
  taxed: z.boolean(),
});

const rate = z.strictObject({ label: atMost(40), percent: z.number().positive() });

/** A till receipt with the tax on its taxed lines, and the parts of the tax rate. */
export const receiptExhibit = exhibitBase
  .extend({
    kind: z.literal('receipt'),
    shop: atMost(40),
    /** The label of an untaxed line. */
    untaxed: atMost(16),
    lines: z.array(receiptLine).min(1).max(6),
    rates: z.array(rate).min(1).max(3),
    /** The words of the last three lines; the rate follows `tax`. */
    taxed: atMost(24),
    tax: atMost(24),
    total: atMost(24),
  })
  .superRefine(({ lines, rates }, { addIssue }) => {
    const percent = rateOf(rates);
    if (percent > MAX_TAX_PERCENT) {
      const message = `expected parts that add up to at most ${MAX_TAX_PERCENT}, not ${percent}`;
      addIssue({ code: 'custom', path: ['rates'], message });
    }
    for (const part of rates) {
      const cents = taxedCents(lines) * (part.percent / 100);
      if (isWhole(cents)) continue;
      const message = `expected taxed prices whose ${part.percent}% are whole cents, not ${cents / 100} dollars`;
      addIssue({ code: 'custom', path: ['lines'], message });
    }
  });

export type Receipt = z.infer<typeof receiptExhibit>;

/** The lines of a receipt, each with its amount. */
export function receiptPrices({ lines }: Receipt): (Label & { taxed: boolean })[] {
  return lines.map(({ label, price: amount, taxed }) => ({
    label: dollars(amount * 100),
    words: label,
    taxed,
  }));
}

/** The last three lines: the sum of taxed lines, the tax and the total. */
export function receiptTotals({ lines, rates, taxed, tax, total }: Receipt): Label[] {
  const percent = rateOf(rates);
  const cents = taxedCents(lines);
  const ofTax = (cents * percent) / 100;
  const all = lines.reduce((sum, each) => sum + each.price * 100, ofTax);
  return [
    { label: dollars(cents), words: taxed },
    { label: dollars(ofTax), words: `${tax} ${percent}%` },
    { label: dollars(all), words: total },
  ];
}

/** The parts of the tax with their rates, and last their sum. */
export function receiptRates({ lines, rates, tax }: Receipt): (Label & { percent: string })[] {
  const cents = taxedCents(lines);
  return [...rates, { label: tax, percent: rateOf(rates) }].map(({ label, percent }) => ({
    label: dollars((cents * percent) / 100),
    percent: `${percent}%`,
    words: label,
  }));
}

function rateOf(rates: Receipt['rates']): number {
  return Number(rates.reduce((sum, { percent }) => sum + percent, 0).toFixed(4));
}

function taxedCents(lines: Receipt['lines']): number {
  const cents = lines.map(({ price: amount, taxed }) => (taxed ? Math.round(amount * 100) : 0));
  return cents.reduce((sum, each) => sum + each, 0);
}

function isWhole(amount: number): boolean {
  return Math.abs(amount - Math.round(amount)) < 1e-6;
}

function dollars(cents: number): string {
  return `$${(Math.round(cents) / 100).toFixed(2)}`;
}

/** Half of a phone holds about 14 characters a line. */
const entryLabel = atMost(32);

const entry = z.strictObject({ label: entryLabel, amount: money, marked });

const side = z.strictObject({ heading: atMost(20), entries: z.array(entry).min(1).max(7) });

/** A T-account: debits on the left, credits on the right, and the same total under both. */
export const tAccountExhibit = exhibitBase
  .extend({
    kind: z.literal('t-account'),
    account: atMost(32),
    debits: side,
    credits: side,
    total: z.strictObject({ label: entryLabel, amount: money }),
  })
  .superRefine(({ debits, credits, total }, context) => {
    for (const [name, { entries }] of Object.entries({ debits, credits })) {
      const sum = sumOf(entries);
      if (sum === total.amount.cents) continue;
      const message = `expected entries that add up to the total, ${total.amount.printed}, not to ${inDollars(sum)}`;
      context.addIssue({ code: 'custom', path: [name, 'entries'], message });
    }
  });

const recordLine = z.strictObject({ label: atMost(28), amount: money });

const record = z.strictObject({ heading: atMost(20), balance: recordLine });

/** A bank reconciliation: pairs of lines of the bank statement and the ledger, and one unmatched line. */
export const matchingExhibit = exhibitBase
  .extend({
    kind: z.literal('matching'),
    bank: record,
    ledger: record,
    lines: z
      .array(z.strictObject({ bank: recordLine.optional(), ledger: recordLine.optional() }))
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
    for (const [index, pair] of lines.entries()) {
      if (pair.bank && pair.ledger && pair.bank.amount.cents !== pair.ledger.amount.cents) {
        const message = `expected ${pair.bank.amount.printed}, as at the bank`;
        fault(['lines', index, 'ledger', 'amount'], message);
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
