import { z } from 'zod';
import { slug, text } from '../text.ts';
import { page } from './page.ts';

/** The page /services, content/pages/services-index.yaml. */
export const servicesIndex = page.extend({
  start: z.strictObject({
    heading: text,
    lead: text,
    items: z
      .array(z.strictObject({ situation: text.max(60), service: slug }))
      .min(4)
      .max(12),
  }),
  grid: z.strictObject({ heading: text, lead: text }),
});
