import { z } from 'zod';
import { atMost, titled } from '../text.ts';
import { framed } from './framed.ts';
import { MARKED_TWICE, marked, markedOnce } from './marked.ts';

const stop = titled.extend({ title: atMost(40), description: atMost(120), marked });
const way = titled.extend({ title: atMost(40), description: atMost(120) });

/** Stops in the order they come in; the way parts behind the last one. */
export const track = framed.extend({
  kind: z.literal('track'),
  stops: z.array(stop).min(2).max(5).refine(markedOnce, MARKED_TWICE),
  ways: z.array(way).max(3).default([]),
});

export type Track = z.infer<typeof track>;
