import { z } from 'zod';
import { icon } from '../../../content/schemas/icons.ts';
import { page } from '../../../content/schemas/page.ts';
import { serviceSlug, text, titled } from '../../../content/schemas/text.ts';

const item = titled.extend({ icon });

/** The page /referrals, content/pages/referrals.yaml. */
export const referrals = page.extend({
  reasons: z.strictObject({
    heading: text,
    lead: text,
    items: z.array(item),
  }),
  ways: z.strictObject({
    heading: text,
    lead: text,
    items: z.array(item),
  }),
  services: z.strictObject({
    heading: text,
    lead: text,
    items: z.array(
      z.strictObject({
        service: serviceSlug,
        /** Words of a friend who needs this service. */
        sign: text.max(70),
      }),
    ),
  }),
  privacy: z.strictObject({
    heading: text,
    text,
    promises: z.array(text),
    link: text,
  }),
  thanks: z.strictObject({ heading: text, text, signature: text }),
});
