import { z } from 'zod';
import { slug, text } from './text.ts';
import { uniqueBy } from './unique.ts';

/** One figure the firm claims. */
const claim = z.strictObject({
  id: slug,
  value: text,
  label: text,
  wording: text,
  counts: z.enum(['languages', 'locations']).optional(),
  /** The proof, of one wording: another needs another look at it. */
  backing: z.strictObject({ proves: text, kept: text }).optional(),
});

/** content/claims.yaml, whose head says what each field is. */
export const claims = uniqueBy(claim, 'id');

export type Claim = z.infer<typeof claim>;
