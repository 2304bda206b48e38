import source from '../../../../content/pages/home.yaml';
import testimonialsSource from '../../../../content/testimonials.yaml';
import { testimonialsSchema } from '../../../content/schemas/testimonial.ts';
import { type DueDay, dueDays } from '../../../dates/due-months.ts';
import { heroStar, sealRing } from '../../load/art.ts';
import { claimsOf, withClaim } from '../../load/claims.ts';
import { dueBetween } from '../../load/due-dates.ts';
import { loadContent } from '../../load/load-content.ts';
import { homeSchema } from './schema.ts';

const words = loadContent(homeSchema, source);

export const home = {
  ...words,
  about: { ...words.about, figures: claimsOf(words.about.claims) },
  benefits: {
    ...words.benefits,
    items: words.benefits.items.map(withClaim),
  },
  testimonials: {
    ...words.testimonials,
    items: loadContent(testimonialsSchema, testimonialsSource),
  },
  memberships: { ...words.memberships, seal: sealRing().url },
  star: heroStar().url,
};

/** The number of due days on the home page. */
const SHOWN = 4;

/** The next main due days from `today` (YYYY-MM-DD) on, within a year. */
export function homeDates(today: string): DueDay[] {
  const last = Temporal.PlainDate.from(today).add({ years: 1 });
  return dueDays(dueBetween(today, `${last}`).filter(({ date }) => date.home)).slice(0, SHOWN);
}

export type HomeContent = typeof home;
