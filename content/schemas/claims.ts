import { z } from 'zod';
import { slug, text } from './text.ts';

/** One figure the firm claims; see the head of content/claims.yaml. */
export const claim = z.strictObject({
  id: slug,
  value: text,
  label: text,
  pages: z.array(z.string().regex(/^(\*|\/[a-z0-9/-]*)$/, 'expected a route or "*"')).min(1),
  wording: text,
  backing: text.optional(),
});

export type Claim = z.infer<typeof claim>;
