import { z } from 'zod';
import { keyOfKind } from './references.ts';
import { atMost, slug, text } from './text.ts';
import { uniqueBy } from './unique.ts';

const kind = z.strictObject({
  id: slug,
  /** The form of its codes, in words. */
  name: atMost(60),
  /** A definition of such a paper, after its name and a colon. */
  is: text,
  /** A regular expression for the whole code, in capitals without hyphens and spaces. */
  shape: z.string().refine(isExpression, 'expected a regular expression'),
  /**
   * Codes of this kind that exist and have no page, as they are printed: none is taken for a typo of
   * a code that has one.
   */
  codes: z.array(z.string().regex(/^[A-Z\d-]+$/, 'expected a code in capitals, such as CP22A')),
  /** Things to look for on it. */
  look: z.array(atMost(90)).min(2).max(5),
  /** Steps to take today. */
  today: text,
  /** The papers of this kind that have a page. */
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

/** The kinds of papers without a page, content/paper-kinds.yaml; the first that fits holds. */
export const paperKindsSchema = uniqueBy(kind, 'id');

export type PaperKind = z.infer<typeof kind>;
