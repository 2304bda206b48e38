import { z } from 'zod';
import { atMost } from '../text.ts';
import { framed, marked, titledPart } from './framed.ts';

/** A place in the year, in months: 1 is January 1, 5.5 the middle of May, 14 the end of the next January. */
const place = z.number().min(1).max(14);

const stage = titledPart(44, 90).extend({
  /** The date, or the time of year, in words. */
  when: atMost(30),
  from: place,
  /** The end of what takes its time; nothing for a single day. */
  to: place.optional(),
  marked,
});

/** The stages of a year from January 1 to the end of the next January, each a day or a span. */
export const season = framed.extend({
  kind: z.literal('season'),
  stages: z.array(stage).min(2).max(9),
});

export type Season = z.infer<typeof season>;
