import { z } from 'zod';
import { icon } from '../icons.ts';
import { slug, text, titled } from '../text.ts';
import { page } from './page.ts';

const question = z.strictObject({
  question: text,
  answer: text,
  /** Services listed under the answer, each linked to its page. */
  services: z.array(slug).default([]),
  /** A page that says more. */
  link: z.strictObject({ label: text, href: z.string().startsWith('/') }).optional(),
});

/** The page /about, content/pages/about.yaml. */
export const about = page.extend({
  story: z.strictObject({
    heading: text,
    /** The opening, set large. */
    opening: text,
    paragraphs: z.array(text).min(1).max(4),
    claims: z.array(slug).length(3, 'expected 3 statistics'),
  }),
  work: z.strictObject({
    heading: text,
    lead: text,
    cards: z
      .array(titled.extend({ icon, features: z.array(text).min(1).max(4) }))
      .length(3, 'expected 3 cards'),
  }),
  reasons: z.strictObject({
    heading: text,
    items: z.array(titled.extend({ claim: slug })).length(3, 'expected 3 reasons'),
  }),
  locations: z.strictObject({ heading: text, lead: text, mapLabel: text }),
  faq: z.strictObject({
    heading: text,
    items: z.array(question).min(1),
  }),
});
