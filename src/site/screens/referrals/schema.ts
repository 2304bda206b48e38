import { z } from 'zod';
import { icon } from '../../../content/schemas/icons.ts';
import { page } from '../../../content/schemas/page.ts';
import { headed, serviceSlug, text, titled } from '../../../content/schemas/text.ts';

const item = titled.extend({ icon });

/** The page /referrals, content/pages/referrals.yaml. */
export const referralsSchema = page.extend({
  reasons: headed.extend({ items: z.array(item) }),
  ways: headed.extend({ items: z.array(item) }),
  services: headed.extend({
    items: z.array(
      z.strictObject({
        service: serviceSlug,
        /** A sentence of a friend who needs this service. */
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
