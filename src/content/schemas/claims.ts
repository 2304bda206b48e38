import { z } from 'zod';
import { slug, text } from './text.ts';
import { uniqueBy } from './unique.ts';

/** One figure that the firm claims. The approved `wording` must contain `value`. */
const claim = z
  .strictObject({
    id: slug,
    value: text,
    label: text,
    wording: text,
    counts: z.enum(['languages', 'licenses', 'locations']).optional(),
    /** The proof of exactly one wording: a changed wording must be checked against it again. */
    backing: z.strictObject({ proves: text, kept: text }).optional(),
  })
  .superRefine(({ value, wording }, context) => {
    if (names(wording, value)) return;
    const message = `${value} is printed, "${wording}" was approved; write the one approved to both`;
    context.addIssue({ code: 'custom', path: ['wording'], message });
  });

/** Whether a wording contains a figure, and not only within another: '5+' must not match within '45+'. */
function names(wording: string, value: string): boolean {
  return new RegExp(`(?<![\\w$.,:+-])${RegExp.escape(value)}(?![\\w%+:]|[.,-]\\d)`).test(wording);
}

/** content/claims.yaml; the head of the file describes each field. */
export const claimsSchema = uniqueBy(claim, 'id');

export type Claim = z.infer<typeof claim>;
