import { z } from 'zod';
import { slug, text } from './text.ts';
import { uniqueBy } from './unique.ts';

/** One figure the firm claims; its wording, which was approved, has it. */
const claim = z
  .strictObject({
    id: slug,
    value: text,
    label: text,
    wording: text,
    counts: z.enum(['languages', 'licenses', 'locations']).optional(),
    /** The proof, of one wording: another needs another look at it. */
    backing: z.strictObject({ proves: text, kept: text }).optional(),
  })
  .superRefine(({ value, wording }, context) => {
    if (names(wording, value)) return;
    const message = `${value} is printed, "${wording}" was approved; write the one approved to both`;
    context.addIssue({ code: 'custom', path: ['wording'], message });
  });

/** Whether a wording has a figure in it, and not as part of another one: 5+ is none of 45+. */
function names(wording: string, value: string): boolean {
  return new RegExp(`(?<![\\w$.,:+-])${RegExp.escape(value)}(?![\\w%+:]|[.,-]\\d)`).test(wording);
}

/** content/claims.yaml, whose head says what each field is. */
export const claimsSchema = uniqueBy(claim, 'id');

export type Claim = z.infer<typeof claim>;
