import { z } from 'zod';
import { atMost } from '../text.ts';
import { framed, type Label, marked } from './framed.ts';

const age = z.number().multipleOf(0.5, 'expected whole or half years');
const stage = z.strictObject({ age, description: atMost(120) });

/** Ages from which a saver may withdraw, and must, along the years of a life. */
export const ages = framed
  .extend({
    kind: z.literal('ages'),
    /** The years that are drawn. */
    from: age,
    to: age,
    early: atMost(120),
    open: stage,
    /** Two, by year of birth. */
    due: z.array(stage.extend({ marked })).length(2),
  })
  .refine(
    ({ from, open, due, to }) =>
      [from, open.age, ...due.map((each) => each.age), to].every(
        (each, place, all) => each > (all[place - 1] ?? 0),
      ),
    { error: 'has its ages out of order; expected each of from, open, due and to above the last' },
  );

export type Ages = z.infer<typeof ages>;

interface Stage extends Label {
  /** Years that it takes on the paper. */
  span: number;
  marked?: boolean;
}

/** The stages in order: the early one, the open one, and those that are due, each to the end. */
export function ageStages({ from, to, early, open, due }: Ages): Stage[] {
  const firstDue = Math.min(...due.map((each) => each.age));
  return [
    { label: `Before ${years(open.age)}`, beside: early, span: open.age - from },
    { label: `From ${years(open.age)}`, beside: open.description, span: firstDue - open.age },
    ...due.map((each) => ({
      label: `From ${years(each.age)}`,
      beside: each.description,
      span: to - each.age,
      marked: each.marked,
    })),
  ];
}

function years(count: number): string {
  return `${Math.floor(count)}${count % 1 ? '½' : ''}`;
}
