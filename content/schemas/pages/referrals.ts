import { z } from 'zod';
import { icon } from '../icons.ts';
import { slug, text, titled } from '../text.ts';
import { page } from './page.ts';

const item = titled.extend({ icon });

/** The page /referrals, content/pages/referrals.yaml. */
export const referrals = page.extend({
  reasons: z.strictObject({
    heading: text,
    lead: text,
    items: z.array(item).length(3, 'expected 3 reasons'),
  }),
  ways: z.strictObject({
    heading: text,
    lead: text,
    items: z.array(item).length(3, 'expected 3 ways'),
  }),
  services: z.strictObject({
    heading: text,
    lead: text,
    items: z
      .array(
        z.strictObject({
          service: slug,
          /** What a friend says who needs this service. */
          sign: text.max(70),
        }),
      )
      .length(8, 'expected 8 services'),
  }),
  privacy: z.strictObject({
    heading: text,
    text,
    promises: z.array(text).min(2).max(5),
    link: text,
  }),
  thanks: z.strictObject({ heading: text, text, signature: text }),
});
