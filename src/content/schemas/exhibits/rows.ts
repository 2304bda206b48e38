import { z } from 'zod';
import { atMost } from '../text.ts';
import { exhibitBase, type Label, marked, titledPart } from './framed.ts';

/** The minutes of one drawn row of an agenda. */
export const MINUTES_PER_ROW = 5;

const item = titledPart(40, 110).extend({
  minutes: z.int().min(MINUTES_PER_ROW).max(45).multipleOf(MINUTES_PER_ROW),
  marked,
});

/** A meeting; the drawn length of its items is proportional to their minutes. */
export const agendaExhibit = exhibitBase.extend({
  kind: z.literal('agenda'),
  items: z.array(item).min(2).max(6),
  /** The words after the total minutes. */
  total: atMost(40),
});

export type Agenda = z.infer<typeof agendaExhibit>;

/** The minutes of each item, and last the total. */
export function agendaLabels({ items, total }: Agenda): Label[] {
  const all = { title: total, minutes: items.reduce((sum, { minutes }) => sum + minutes, 0) };
  return [...items, all].map(({ title, minutes }) => ({ label: `${minutes} min`, words: title }));
}

const step = titledPart(20, 110).extend({
  /** Its benefit to the reader, in two or three words. */
  gives: atMost(28),
  marked,
  /** Whether it is the service of this page. */
  ours: z.boolean().default(false),
});

/** Steps in ascending order. */
export const ladderExhibit = exhibitBase.extend({
  kind: z.literal('ladder'),
  steps: z.array(step).length(4),
});

/** An amount that doubles three times by the rule of 72. */
export const doublingExhibit = exhibitBase.extend({
  kind: z.literal('doubling'),
  /** The amount at the start, in dollars. */
  amount: z.int().positive(),
  /** Percent a year. */
  rate: z
    .int()
    .min(2)
    .refine((rate) => 72 % rate === 0, {
      error: ({ input }) =>
        `72 divided by ${input} gives no whole years; expected 2, 3, 4, 6, 8, 9, 12, 18 or 24`,
    }),
});

export type Doubling = z.infer<typeof doublingExhibit>;

/** The rule of 72 at this rate. */
export function doublingRule({ rate }: Doubling): Label {
  return {
    label: `72 ÷ ${rate} = ${72 / rate}`,
    words: `at ${rate}% a year it doubles in ${72 / rate} years`,
  };
}

/** The amount at the start and after each of three doublings. */
export function doublingSteps({ amount, rate }: Doubling): Label[] {
  return [0, 1, 2, 3].map((step) => ({
    label: `$${(amount * 2 ** step).toLocaleString('en-US')}`,
    words: step === 0 ? 'at the start' : `after ${(step * 72) / rate} years`,
  }));
}
