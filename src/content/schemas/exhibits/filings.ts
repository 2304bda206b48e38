import { z } from 'zod';
import { atMost } from '../text.ts';
import { exhibitBase, marked } from './framed.ts';
import { type YearDay, yearDay } from './year-day.ts';

const filer = z.strictObject({
  who: atMost(60),
  /** Each on a different day. */
  filings: z.array(z.strictObject({ due: yearDay, form: atMost(60), marked })).min(1),
});

/** Filers and their filings by day of the year, as a matrix; on a phone, as a card for each filer. */
export const filingsExhibit = exhibitBase.extend({
  kind: z.literal('filings'),
  heading: atMost(30),
  filers: z.array(filer).min(1).max(6),
});

/** The days on which something is due, in order. */
export function daysOf(filers: readonly z.infer<typeof filer>[]): YearDay[] {
  const all = filers.flatMap((each) => each.filings.map(({ due }) => due));
  const days = new Map(all.map((due) => [due.index, due]));
  return [...days.values()].sort((a, b) => a.index - b.index);
}
