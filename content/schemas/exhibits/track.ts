import { z } from 'zod';
import { titled } from '../text.ts';
import { framed } from './framed.ts';

const stop = titled.extend({
  /** The one that everything turns on. */
  marked: z.boolean().default(false),
});

/** Stops in the order they come in; the way parts behind the last one. */
export const track = framed.extend({
  kind: z.literal('track'),
  stops: z.array(stop).min(2),
  ways: z.array(titled).default([]),
});

export type Track = z.infer<typeof track>;
