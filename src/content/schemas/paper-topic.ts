import { z } from 'zod';
import { keyOfKind } from './references.ts';
import { atMost, text } from './text.ts';
import { uniqueBy } from './unique.ts';

const topic = z.strictObject({
  /** Its name in addresses, /find?about=sales-tax. */
  id: z
    .string()
    .max(20)
    .regex(/^[a-z]+(-[a-z]+)?$/, 'expected one or two words in small letters, joined by a hyphen'),
  /** The question over its papers. */
  title: atMost(60),
  lead: text,
  /** The words that mean it, in English and Spanish; from five letters on, also words that begin so. */
  words: z.array(text).min(1),
  papers: z.array(keyOfKind('papers')).min(1).max(7),
  /** The sources of `lead`. */
  source: z.array(text).min(1),
});

/** The topics of papers, content/paper-topics.yaml; the first that fits holds. */
export const paperTopicsSchema = uniqueBy(topic, 'id');

export type PaperTopic = z.infer<typeof topic>;
