import { z } from 'zod';
import { atMost } from '../text.ts';
import { framed, type Label, marked, titledPart } from './framed.ts';

/** Minutes of the rows that an agenda is drawn in. */
export const ROW = 5;

const item = titledPart(40, 110).extend({
  minutes: z.int().min(ROW).max(45).multipleOf(ROW),
  marked,
});

/** A meeting, its items as long on the page as in the room. */
export const agenda = framed.extend({
  kind: z.literal('agenda'),
  items: z.array(item).min(2).max(6),
  /** The words behind the minutes of all items together. */
  total: atMost(40),
});

export type Agenda = z.infer<typeof agenda>;

/** The minutes of each item, and last those of all. */
export function agendaLabels({ items, total }: Agenda): Label[] {
  const all = { title: total, minutes: items.reduce((sum, { minutes }) => sum + minutes, 0) };
  return [...items, all].map(({ title, minutes }) => ({ label: `${minutes} min`, beside: title }));
}
