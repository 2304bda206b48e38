import { z } from 'zod';
import { keyOfKind } from './references.ts';
import { atMost, text } from './text.ts';
import { uniqueBy } from './unique.ts';

const topic = z.strictObject({
  /** Its name in addresses: /find?about=sales-tax. */
  id: z
    .string()
    .max(20)
    .regex(/^[a-z]+(-[a-z]+)?$/, 'expected one or two words in small letters, joined by a hyphen'),
  /** The question above its papers. */
  title: atMost(60),
  lead: text,
  /** Its words, in English and Spanish; words of five letters or more also match as beginnings. */
  words: z.array(text).min(1),
  papers: z.array(keyOfKind('papers')).min(1).max(7),
  /** The sources of `lead`. */
  source: z.array(text).min(1),
});

/** content/paper-topics.yaml: the topics of papers; the first that matches applies. */
export const paperTopicsSchema = uniqueBy(topic, 'id');

export type PaperTopic = z.infer<typeof topic>;
