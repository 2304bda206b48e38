import { z } from 'zod';
import { atMost } from '../text.ts';
import { framed, type Label } from './framed.ts';

/** The most that sales tax of the state and of local areas may come to: Tex. Tax Code 151.051, 321.101(f). */
const MOST = 8.25;

const price = z
  .number()
  .positive()
  .refine((dollars) => isWhole(dollars * 100), 'expected dollars and cents, such as 26.50');

const line = z.strictObject({
  label: atMost(32),
  price,
  /** Whether sales tax is charged on it. */
  taxed: z.boolean(),
});

const rate = z.strictObject({ label: atMost(40), percent: z.number().positive() });

/** A till receipt with the tax on its taxed lines, and the parts of the rate, which add up to it. */
export const receipt = framed
  .extend({
    kind: z.literal('receipt'),
    shop: atMost(40),
    /** The label of an untaxed line. */
    untaxed: atMost(16),
    lines: z.array(line).min(1).max(6),
    rates: z.array(rate).min(1).max(3),
    /** The words of the last three lines; behind `tax` stands the rate. */
    taxed: atMost(24),
    tax: atMost(24),
    total: atMost(24),
  })
  .superRefine(({ lines, rates }, { addIssue }) => {
    const percent = rateOf(rates);
    if (percent > MOST) {
      const message = `expected parts that add up to at most ${MOST}, not ${percent}`;
      addIssue({ code: 'custom', path: ['rates'], message });
    }
    for (const part of rates) {
      const cents = taxedCents(lines) * (part.percent / 100);
      if (isWhole(cents)) continue;
      const message = `expected taxed prices whose ${part.percent}% are whole cents, not ${cents / 100} dollars`;
      addIssue({ code: 'custom', path: ['lines'], message });
    }
  });

export type Receipt = z.infer<typeof receipt>;

/** The amount of each line. */
export function receiptPrices({ lines }: Receipt): (Label & { taxed: boolean })[] {
  return lines.map(({ label, price: amount, taxed }) => ({
    label: dollars(amount * 100),
    beside: label,
    taxed,
  }));
}

/** The last three lines: what is taxed, the tax and the total. */
export function receiptTotals({ lines, rates, taxed, tax, total }: Receipt): Label[] {
  const percent = rateOf(rates);
  const cents = taxedCents(lines);
  const ofTax = (cents * percent) / 100;
  const all = lines.reduce((sum, each) => sum + each.price * 100, ofTax);
  return [
    { label: dollars(cents), beside: taxed },
    { label: dollars(ofTax), beside: `${tax} ${percent}%` },
    { label: dollars(all), beside: total },
  ];
}

/** The parts of the tax with their rates, and last the tax that they add up to. */
export function receiptRates({ lines, rates, tax }: Receipt): (Label & { percent: string })[] {
  const cents = taxedCents(lines);
  return [...rates, { label: tax, percent: rateOf(rates) }].map(({ label, percent }) => ({
    label: dollars((cents * percent) / 100),
    percent: `${percent}%`,
    beside: label,
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
