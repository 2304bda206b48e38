import { z } from 'zod';

/** Whether a step of a drawing is the one that everything turns on. */
export const marked = z.boolean().default(false);

/** A list of steps of which at most one is marked. */
export function oneMarked<Step extends { marked: boolean }>(step: z.ZodType<Step>) {
  return z.array(step).refine((steps) => steps.filter((each) => each.marked).length <= 1, {
    error: 'has several steps that are marked; keep the one that everything turns on',
  });
}
