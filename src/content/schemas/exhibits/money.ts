import { z } from 'zod';

/** An amount as the page prints it, and in cents, for the drawing. */
export interface Money {
  printed: string;
  cents: number;
}

const DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Dollars below a million: the drawings have no room for more. */
export const money = z
  .string()
  .regex(/^−?\$\d{1,3}(,\d{3})?(\.\d\d)?$/, {
    error: 'expected dollars as a page prints them, such as $1,200 or −$14.50',
    abort: true,
  })
  .transform((printed): Money => ({ printed, cents: centsOf(printed) }));

/** Formats cents as dollars, for error messages. */
export function inDollars(cents: number): string {
  return DOLLARS.format(cents / 100).replace('-', '−');
}

/** The sum of amounts, in cents. */
export function sumOf(amounts: readonly { amount: Money }[]): number {
  return amounts.reduce((sum, { amount }) => sum + amount.cents, 0);
}

function centsOf(printed: string): number {
  const digits = printed.replace(/[−$,]/g, '');
  return Math.round(Number(digits) * 100) * (printed.startsWith('−') ? -1 : 1);
}
