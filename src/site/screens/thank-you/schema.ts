import { z } from 'zod';
import { page } from '../../../content/schemas/page.ts';
import {
  claimId,
  headed,
  pagePath,
  situation,
  text,
  titled,
} from '../../../content/schemas/text.ts';

/** The page /thank-you, content/pages/thank-you.yaml. */
export const thankYouSchema = page.omit({ banner: true }).extend({
  next: z.strictObject({
    heading: text,
    steps: z.array(titled),
  }),
  contact: headed.extend({ phoneLabel: text, emailLabel: text, emailNote: text }),
  topics: headed.extend({ items: z.array(situation) }),
  credibility: z.strictObject({
    heading: text,
    claims: z.array(claimId),
    links: z.array(titled.extend({ href: pagePath })),
  }),
});
