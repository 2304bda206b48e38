import { z } from 'zod';
import { page } from '../../../content/schemas/page.ts';
import { headed, signpost, situation } from '../../../content/schemas/text.ts';

/** The page /services, content/pages/services-index.yaml. */
export const servicesIndexSchema = page.extend({
  /** Its engraving shows the number of services. */
  hero: page.shape.hero.omit({ denomination: true }),
  start: headed.extend({ items: z.array(situation), guide: signpost }),
  grid: headed,
});
