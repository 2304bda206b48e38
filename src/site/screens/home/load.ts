import source from '../../../../content/pages/home.yaml';
import testimonialsSource from '../../../../content/testimonials.yaml';
import { testimonials } from '../../../content/schemas/testimonial.ts';
import { type DueMonth, dueMonths } from '../../../dates/due-months.ts';
import { heroStar, texasMap } from '../../load/art.ts';
import { figuresOf, withFigure } from '../../load/claims.ts';
import { dueBetween } from '../../load/due-dates.ts';
import { families } from '../../load/families.ts';
import { filledIn } from '../../load/fill-in.ts';
import { firm } from '../../load/firm.ts';
import { locations } from '../../load/locations.ts';
import { paperField } from '../../load/paper-field.ts';
import { serviceCards } from '../../load/service-cards.ts';
import { home as schema } from './schema.ts';

const words = filledIn(schema, source);
const { hint: _, ...homeField } = paperField;

/** Everything the home page shows. */
export const home = {
  ...words,
  about: { ...words.about, figures: figuresOf(words.about.claims) },
  benefits: {
    ...words.benefits,
    items: words.benefits.items.map(withFigure),
  },
  testimonials: { ...words.testimonials, items: filledIn(testimonials, testimonialsSource) },
  services: { ...words.services, items: serviceCards, families },
  locations: {
    ...words.locations,
    items: locations,
    map: { src: texasMap(locations).url, label: words.locations.mapLabel },
  },
  firm,
  field: homeField,
  star: heroStar().url,
};

/** The strip's twelve months, from the current one on. */
export function homeDates(today: string): DueMonth[] {
  const month = Temporal.PlainDate.from(today).with({ day: 1 });
  const last = month.add({ months: 12 }).subtract({ days: 1 });
  return dueMonths(dueBetween(today, `${last}`).filter(({ date }) => date.home));
}

export type HomeContent = typeof home;
