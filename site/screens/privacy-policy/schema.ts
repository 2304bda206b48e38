import { z } from 'zod';
import { page } from '../../../content/schemas/page.ts';
import { slug, text } from '../../../content/schemas/text.ts';

/** The page /privacy-policy, content/pages/privacy-policy.yaml. */
export const privacyPolicy = page.extend({
  updatedLabel: text,
  summary: z.strictObject({ heading: text, items: z.array(text) }),
  contentsLabel: text,
  sections: z.array(
    z.strictObject({
      /** What a link to the section ends in, after the #. */
      id: slug,
      heading: text,
      paragraphs: z.array(text),
    }),
  ),
  contact: z.strictObject({ id: slug, heading: text, text }),
});
