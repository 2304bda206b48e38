import { z } from 'zod';
import { text } from '../text.ts';
import { dayNamedIn, placeOf } from './day-of-year.ts';
import { framed, MARKED_TWICE, marked, markedOnce } from './framed.ts';

const due = text.refine((day) => dayNamedIn(day) !== undefined && /^\w+ \d+$/.test(day), {
  error: ({ input }) => `"${input}" is no day of every year; expected one such as April 15`,
});

const filing = z.strictObject({ due, form: text.max(60), marked });

const filer = z.strictObject({
  who: text.max(60),
  filings: z
    .array(filing)
    .min(1)
    .refine((all) => new Set(all.map((each) => each.due)).size === all.length, {
      error: 'expected each day once; name both forms in one entry',
    }),
});

/** Who files what by which day of the year: a matrix, of which a phone shows a card for each filer. */
export const filings = framed
  .extend({
    kind: z.literal('filings'),
    /** Over those who file. */
    heading: text.max(30),
    filers: z.array(filer).min(1).max(6),
  })
  .refine(({ filers }) => markedOnce(filers.flatMap((each) => each.filings)), {
    path: ['filers'],
    error: MARKED_TWICE,
  })
  .refine(({ filers }) => daysOf(filers).length <= 5, {
    path: ['filers'],
    error: 'expected at most 5 different days',
  });

/** The days on which something is due, in their order. */
export function daysOf(filers: readonly z.infer<typeof filer>[]): string[] {
  const days = new Set(filers.flatMap((each) => each.filings.map((filing) => filing.due)));
  const at = (day: string) => placeOf(dayNamedIn(day) ?? { month: 1, day: 1 });
  return [...days].sort((a, b) => at(a) - at(b));
}

export type Filings = z.infer<typeof filings>;
