import { z } from 'zod';
import { page } from '../../../content/schemas/page.ts';
import { pastDay, slug, text } from '../../../content/schemas/text.ts';

/** A text, or one for each host that the site is built for (DEPLOY_TARGET). */
const perHome = z.union(
  [text, z.strictObject({ server: text, netlify: text })],
  'expected text, or server and netlify with a text each',
);

/** The page /privacy-policy, content/pages/privacy-policy.yaml. */
export const privacyPolicySchema = page.extend({
  updatedLabel: text,
  /** The day on which the text was last approved; pages do not show it. */
  reviewed: pastDay.optional(),
  summary: z.strictObject({ heading: text, items: z.array(text) }),
  contentsLabel: text,
  sections: z.array(
    z.strictObject({
      /** The fragment of a link to the section. */
      id: slug,
      heading: text,
      paragraphs: z.array(perHome),
    }),
  ),
  contact: z.strictObject({ id: slug, heading: text, text }),
});
