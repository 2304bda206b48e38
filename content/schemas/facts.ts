import { z } from 'zod';
import { text } from './text.ts';

const year = z.int().min(1900).max(2100);
const fact = z.strictObject({
  /** As the copy prints it: `$2,000`, `8.25%`, `May 15`, `1040-ES`; a number of days as `30 days`. */
  figure: text,
  /** What it is, in a few words. */
  says: text,
  /** Words one of which stands in the sentence, its paragraph or the headings over it where this fact is meant. */
  about: z.array(text).min(1).optional(),
  /** The agency or statute it comes from. */
  source: text,
});

/** A figure that stays until a law is rewritten. */
const stable = fact.extend({ mark: z.literal('stable') });

/** A figure of certain years: a sentence that prints it names one of them, or stands under a heading that does. */
const timeBound = fact.extend({
  mark: z.literal('time-bound'),
  years: z.array(year).min(1),
  last_day: z.iso.date().optional(),
});

/** The figures of a worked example, which hold in one article only. */
const example = z.strictObject({
  /** The article's file in content/posts/. */
  file: z.string().regex(/\.md$/, 'expected the file of an article'),
  figures: z.array(text).min(1),
});

/** The register of what the copy may state that the firm does not claim of itself, content/facts.yaml. */
export const facts = z.strictObject({
  facts: z.array(z.discriminatedUnion('mark', [stable, timeBound])),
  /** Calendar years that dates may carry. */
  years: z.array(year),
  examples: z.array(example),
});

export type Facts = z.infer<typeof facts>;
