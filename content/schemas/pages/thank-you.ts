import { z } from 'zod';
import { slug, text, titled } from '../text.ts';
import { page } from './page.ts';

/** The page /thank-you, content/pages/thank-you.yaml. */
export const thankYou = page.omit({ banner: true }).extend({
  next: z.strictObject({
    heading: text,
    steps: z.array(titled).length(3, 'expected 3 steps'),
  }),
  contact: z.strictObject({
    heading: text,
    lead: text,
    phoneLabel: text,
    emailLabel: text,
    emailNote: text,
  }),
  topics: z.strictObject({
    heading: text,
    lead: text,
    items: z
      .array(z.strictObject({ situation: text.max(60), service: slug }))
      .length(6, 'expected 6 services'),
  }),
  credibility: z.strictObject({
    heading: text,
    claims: z.array(slug).min(1).max(3),
    links: z
      .array(titled.extend({ href: z.enum(['/about', '/meet-team', '/services']) }))
      .length(3, 'expected 3 links'),
  }),
});
