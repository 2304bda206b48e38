import { z } from 'zod';
import { page } from '../../../content/schemas/page.ts';
import { signpost, situation, text } from '../../../content/schemas/text.ts';

/** The page /services, content/pages/services-index.yaml. */
export const servicesIndex = page.extend({
  /** Its rosette shows how many services there are. */
  hero: page.shape.hero.omit({ denomination: true }),
  start: z.strictObject({
    heading: text,
    lead: text,
    items: z.array(situation),
    guide: signpost,
  }),
  grid: z.strictObject({ heading: text, lead: text }),
});
