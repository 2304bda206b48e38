import { z } from 'zod';
import { text, titled } from '../text.ts';
import { framed, MARKED_TWICE, marked, markedOnce } from './framed.ts';

const stop = titled.extend({ title: text.max(40), description: text.max(120), marked });
const way = titled.extend({ title: text.max(40), description: text.max(120) });

/** Stops in the order they come in; the way parts behind the last one. */
export const track = framed.extend({
  kind: z.literal('track'),
  stops: z.array(stop).min(2).max(5).refine(markedOnce, MARKED_TWICE),
  ways: z.array(way).max(3).default([]),
});

export type Track = z.infer<typeof track>;
