import { z } from 'zod';
import { atMost, titled } from '../text.ts';
import { framed } from './framed.ts';
import { MARKED_TWICE, marked, markedOnce } from './marked.ts';

/** Minutes of the rows that an agenda is drawn in. */
export const ROW = 5;

const item = titled.extend({
  title: atMost(40),
  description: atMost(110),
  minutes: z.int().min(ROW).max(45).multipleOf(ROW),
  marked,
});

/** A meeting, its items as long on the page as in the room. */
export const agenda = framed
  .extend({
    kind: z.literal('agenda'),
    items: z.array(item).min(2).max(6).refine(markedOnce, MARKED_TWICE),
    total: z.strictObject({ label: atMost(40), minutes: z.int() }),
  })
  .superRefine(({ items, total }, { addIssue }) => {
    const minutes = items.reduce((sum, each) => sum + each.minutes, 0);
    if (minutes === total.minutes) return;
    const message = `expected ${minutes}, which the items add up to`;
    addIssue({ code: 'custom', path: ['total', 'minutes'], message });
  });

export type Agenda = z.infer<typeof agenda>;
