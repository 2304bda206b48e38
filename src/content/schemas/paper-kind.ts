import { z } from 'zod';
import { keyOfKind } from './references.ts';
import { atMost, slug, text } from './text.ts';
import { uniqueBy } from './unique.ts';

const kind = z.strictObject({
  id: slug,
  /** The format of its codes, in words. */
  name: atMost(60),
  /** A definition of such a paper, after its name and a colon. */
  is: text,
  /** A regular expression for the whole code, in capitals without hyphens and spaces. */
  shape: z.string().refine(isExpression, 'expected a regular expression'),
  /**
   * Codes of this kind that exist but have no page, as printed: they are never treated as typos of a
   * code with a page.
   */
  codes: z.array(z.string().regex(/^[A-Z\d-]+$/, 'expected a code in capitals, such as CP22A')),
  /** Things to look for on such a paper. */
  look: z.array(atMost(90)).min(2).max(5),
  /** Steps to take today. */
  today: text,
  papers: z.array(keyOfKind('papers')).default([]),
  /** Its sources: statutes, forms and agencies' pages. */
  source: z.array(text).min(1),
});

function isExpression(source: string): boolean {
  try {
    new RegExp(source);
    return true;
  } catch {
    return false;
  }
}

/** content/paper-kinds.yaml: the kinds of papers without a page; the first that matches applies. */
export const paperKindsSchema = uniqueBy(kind, 'id');

export type PaperKind = z.infer<typeof kind>;
