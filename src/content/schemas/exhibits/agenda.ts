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
export const agenda = framed
  .extend({
    kind: z.literal('agenda'),
    items: z.array(item).min(2).max(6),
    total: z.strictObject({ label: atMost(40), minutes: z.int() }),
  })
  .superRefine(({ items, total }, { addIssue }) => {
    const minutes = items.reduce((sum, each) => sum + each.minutes, 0);
    if (minutes === total.minutes) return;
    const message = `expected ${minutes}, which the items add up to`;
    addIssue({ code: 'custom', path: ['total', 'minutes'], message });
  });

export type Agenda = z.infer<typeof agenda>;

/** The minutes of each item, and last those of all. */
export function agendaLabels({ items, total }: Agenda): Label[] {
  return [
    ...items.map(({ title, minutes }) => ({ label: inMinutes(minutes), beside: title })),
    { label: inMinutes(total.minutes), beside: total.label },
  ];
}

/** Minutes as an agenda prints them. */
export function inMinutes(minutes: number): string {
  return `${minutes} min`;
}
