import { z } from 'zod';
import { icon } from '../../../content/schemas/icons.ts';
import { page } from '../../../content/schemas/page.ts';
import {
  claimId,
  headed,
  pagePath,
  serviceSlug,
  text,
  titled,
} from '../../../content/schemas/text.ts';

/** A link to a page with more about the subject. */
const link = z.strictObject({ label: text, href: pagePath });

const question = z.strictObject({
  question: text,
  answer: text,
  /** Services listed under the answer, each linked to its page. */
  services: z.array(serviceSlug).default([]),
  link: link.optional(),
});

/** The page /about, content/pages/about.yaml. */
export const aboutSchema = page.extend({
  story: z.strictObject({
    heading: text,
    /** The opening, in large type. */
    opening: text,
    paragraphs: z.array(text),
    claims: z.array(claimId),
  }),
  work: headed.extend({ cards: z.array(titled.extend({ icon, features: z.array(text), link })) }),
  reasons: z.strictObject({
    heading: text,
    items: z.array(titled.extend({ claim: claimId })),
  }),
  locations: headed.extend({ mapLabel: text }),
  faq: z.strictObject({
    heading: text,
    items: z.array(question),
  }),
});
