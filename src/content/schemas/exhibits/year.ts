import { z } from 'zod';
import { atMost } from '../text.ts';
import { framed, marked } from './framed.ts';
import { yearDay } from './year-day.ts';

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
  dates: z.array(date).min(2),
});

export type Year = z.infer<typeof year>;
