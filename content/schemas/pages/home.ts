import { z } from 'zod';
import { icon } from '../icons.ts';
import { seo, slug, text, titled } from '../text.ts';
import { banner } from './page.ts';

/** The home page, content/pages/home.yaml. */
export const home = z.strictObject({
  seo,
  hero: z.strictObject({
    badge: text,
    title: text,
    line: text,
    text,
    card: z.strictObject({
      heading: text,
      anytimeLabel: text,
      mainLabel: text,
      emailLabel: text,
      footnote: text,
    }),
  }),
  about: z.strictObject({
    heading: text,
    paragraphs: z.array(text).min(1).max(3),
    link: text,
    claims: z.array(slug).min(1).max(4),
  }),
  memberships: z.strictObject({
    heading: text,
    items: z
      .array(z.strictObject({ name: text, initials: text.max(6) }))
      .length(6, 'expected 6 memberships'),
  }),
  services: z.strictObject({ heading: text, lead: text }),
  benefits: z.strictObject({
    heading: text,
    lead: text,
    items: z.array(titled.extend({ icon, claim: slug })).length(6, 'expected 6 benefits'),
  }),
  testimonials: z.strictObject({ heading: text }),
  locations: z.strictObject({ heading: text, lead: text, mapLabel: text }),
  banner,
});
