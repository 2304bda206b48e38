import { z } from 'zod';
import { atMost } from '../text.ts';
import { framed } from './framed.ts';
import { MARKED_TWICE, marked, markedOnce } from './marked.ts';

const age = z.number().multipleOf(0.5, 'expected whole or half years');
const stage = z.strictObject({ age, description: atMost(120), marked });

/** Years that there is room for. */
const MOST = 30;

/** What a saver may do from one age and must do from another, of two, along the years of a life. */
export const ages = framed
  .extend({
    kind: z.literal('ages'),
    /** The years that are drawn. */
    from: age,
    to: age,
    early: atMost(120),
    open: stage.omit({ marked: true }),
    /** Two, by year of birth. */
    due: z.array(stage).length(2).refine(markedOnce, MARKED_TWICE),
  })
  .refine(
    ({ from, open, due, to }) =>
      [from, open.age, ...due.map((each) => each.age), to].every(
        (each, place, all) => each > (all[place - 1] ?? 0),
      ),
    { error: 'has its ages out of order; expected each of from, open, due and to above the last' },
  )
  .refine(({ from, to }) => to - from <= MOST, {
    path: ['to'],
    error: `expected at most ${MOST} years after "from"`,
  });

export type Ages = z.infer<typeof ages>;
