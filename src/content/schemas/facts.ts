import { z } from 'zod';
import { contentFile } from './references.ts';
import { day, text } from './text.ts';

const year = z.int().min(1900).max(2100);

/** Names of agencies, which do not say which page or statute is the source. */
const AGENCIES = new Set([
  'IRS',
  'FinCEN',
  'USCIS',
  'Texas Comptroller',
  'Texas Workforce Commission',
]);

/** Self-explanatory figures: a form or a notice (1040-ES, CP14, 05-102), a section or a plan (501.75, 401(k)). */
const SAYS_ITSELF = /^(?:[A-Z]+-?\d|\d+-[A-Z\d]|\d{3,})[\dA-Z.-]*(?:\([a-z]\))?$/;

/** Only a year. */
const YEAR = /^(?:19|20)\d\d$/;

const shape = z.strictObject({
  /** The figure in print: `$2,000`, `8.25%`, `May 15`, `1040-ES`; a number of days as `30 days`. */
  figure: text,
  /** Its meaning, in a few words. */
  says: text,
  /**
   * Words, or their beginnings; one must occur near the figure: in its sentence, its paragraph or a
   * heading above. Optional for self-explanatory figures, such as a form.
   */
  about: z.array(text).min(1).optional(),
  /** Its source: a statute, a form or a page of an agency. */
  source: text.refine((name) => !AGENCIES.has(name), {
    error: 'expected the statute, form or page, not the agency alone',
  }),
});

/** A figure that holds until a law changes. */
const stable = shape.extend({ mark: z.literal('stable') });

/** A figure of certain years: its sentence, or a heading above it, must name one of them. */
const timeBound = shape.extend({
  mark: z.literal('time-bound'),
  years: z.array(year).min(1),
  /** The last day on which a reader may rely on it, written 2026-12-31. */
  last_day: day,
});

const fact = z
  .discriminatedUnion('mark', [stable, timeBound])
  .refine(
    ({ figure, about }) => about !== undefined || (SAYS_ITSELF.test(figure) && !YEAR.test(figure)),
    {
      path: ['about'],
      error: 'is missing; expected words that stand near the figure where this is meant',
    },
  );

/** The figures of a worked example, which are allowed only there. */
const example = z.strictObject({ file: contentFile, figures: z.array(text).min(1) });

/** content/facts.yaml: the facts that the copy may state, other than the firm's own claims. */
export const factsSchema = z.strictObject({
  facts: z.array(fact),
  /** Calendar years that dates in the copy may have. */
  years: z.array(year),
  examples: z.array(example),
});

export type Fact = z.infer<typeof fact>;
export type Facts = z.infer<typeof factsSchema>;
