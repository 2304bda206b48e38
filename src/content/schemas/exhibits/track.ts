import { z } from 'zod';
import { framed, marked, titledPart } from './framed.ts';

const way = titledPart(40, 120);

/** Stops in the order they come in; the way parts behind the last one. */
export const track = framed.extend({
  kind: z.literal('track'),
  stops: z.array(way.extend({ marked })).min(2).max(5),
  ways: z.array(way).max(3).default([]),
});

export type Track = z.infer<typeof track>;
