import { z } from 'zod';
import { atMost } from '../text.ts';
import { exhibitBase, type Label, marked, titledPart } from './framed.ts';
import { monthAndDay, yearDay } from './year-day.ts';

/** The first days of a year, in which something may be done, and the options after them. */
export const windowExhibit = exhibitBase.extend({
  kind: z.literal('window'),
  /** How long the window is open from January 1: whole months, then days. */
  months: z.int().min(1).max(11),
  days: z.union([z.literal(0), z.literal(15)], {
    error: 'expected 0 or 15 days, since months are drawn in halves',
  }),
  opens: atMost(130),
  closes: atMost(130),
  late: titledPart(24, 130),
});

export type Window = z.infer<typeof windowExhibit>;

/** The first and the last day of the window. */
export function windowLabels({ months, days, opens, closes }: Window): [Label, Label] {
  return [
    { label: monthAndDay(0, 1), words: opens },
    // With 0 days, this is the last day of the last month.
    { label: monthAndDay(months, days), words: closes },
  ];
}

const date = z.strictObject({
  date: yearDay,
  /** The group that the date concerns. */
  whose: atMost(12),
  description: atMost(48),
  marked,
});

/** A calendar year as a ruler with dates; a horizontal ruler has them above and below in turn. */
export const yearExhibit = exhibitBase.extend({
  kind: z.literal('year'),
  dates: z.array(date).min(2),
});
