import { type Receipt, rateOf, taxedCents } from '../schemas/exhibits/receipt.ts';
import type { Label } from './label.ts';

type Rate = Label & { percent: string };

/** What a receipt charges for each of its lines. */
export function receiptPrices({ lines }: Pick<Receipt, 'lines'>): (Label & { taxed: boolean })[] {
  return lines.map(({ label, price, taxed }) => ({
    label: dollars(price * 100),
    beside: label,
    taxed,
  }));
}

/** The last three lines of a receipt: what is taxed, the tax and the total. */
export function receiptTotals(
  receipt: Pick<Receipt, 'lines' | 'rates' | 'taxed' | 'tax' | 'total'>,
): Label[] {
  const { lines, rates, taxed, tax, total } = receipt;
  const percent = rateOf(rates);
  const cents = taxedCents(lines);
  const ofTax = taxOf(cents, percent);
  const all = lines.reduce((sum, { price }) => sum + price * 100, ofTax);
  return [
    { label: dollars(cents), beside: taxed },
    { label: dollars(ofTax), beside: `${tax} ${percent}%` },
    { label: dollars(all), beside: total },
  ];
}

/** The parts of a receipt's tax, and last the tax that they add up to. */
export function receiptRates({
  lines,
  rates,
  tax,
}: Pick<Receipt, 'lines' | 'rates' | 'tax'>): Rate[] {
  const cents = taxedCents(lines);
  return [...rates, { label: tax, percent: rateOf(rates) }].map(({ label, percent }) => ({
    label: dollars(taxOf(cents, percent)),
    percent: `${percent}%`,
    beside: label,
  }));
}

function taxOf(cents: number, percent: number): number {
  return (cents * percent) / 100;
}

function dollars(cents: number): string {
  return `$${(Math.round(cents) / 100).toFixed(2)}`;
}
