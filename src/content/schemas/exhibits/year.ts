import { z } from 'zod';
import { atMost } from '../text.ts';
import { framed, marked } from './framed.ts';
import { yearDay } from './year-day.ts';

/** Days that the words of a date take up along a ruler that runs down; across, the next date is on its other side. */
const DEEP = 28;

const date = z.strictObject({
  date: yearDay,
  /** The group that the date concerns. */
  whose: atMost(12),
  description: atMost(48),
  marked,
});

/** A calendar year as a ruler, with dates on it; where it runs across, they stand above and below it in turn. */
export const year = framed.extend({
  kind: z.literal('year'),
  dates: z
    .array(date)
    .min(2)
    .superRefine((dates, context) => {
      const fault = (index: number, message: string) =>
        context.addIssue({ code: 'custom', path: [index, 'date'], message });
      for (const [index, { date: day }] of dates.entries()) {
        const before = dates[index - 1]?.date;
        if (before && day.place - before.place < DEEP) {
          fault(index, `expected a day at least ${DEEP} after ${before.printed}`);
        }
      }
    }),
});

export type Year = z.infer<typeof year>;
