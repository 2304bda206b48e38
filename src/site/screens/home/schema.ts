import { z } from 'zod';
import { banner } from '../../../content/schemas/page.ts';
import { claimId, headed, seo, signpost, text, titled } from '../../../content/schemas/text.ts';

/** A body's name; with `permission`, where its consent or certificate is kept. Pages show only the name. */
const membership = z.union(
  [text, z.strictObject({ name: text, permission: text }).transform(({ name }) => name)],
  'expected a name, or name and permission',
);

/** The home page, content/pages/home.yaml. */
export const homeSchema = z.strictObject({
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
      terms: text,
      footnote: text,
    }),
  }),
  about: z.strictObject({
    heading: text,
    paragraphs: z.array(text),
    link: text,
    claims: z.array(claimId),
  }),
  memberships: z.strictObject({
    heading: text,
    items: z.array(membership),
    note: text,
  }),
  services: headed.extend({ finder: signpost }),
  benefits: z.strictObject({
    heading: text,
    items: z.array(titled.extend({ claim: claimId })),
    dates: signpost.extend({ title: text, next: text }),
  }),
  testimonials: z.strictObject({ heading: text }),
  locations: headed.extend({ mapLabel: text }),
  banner,
});
