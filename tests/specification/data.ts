import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const texts = z.array(z.string()).default([]);
/** Each of the six statistics of a service has its own color. */
const COLOURS = Object.fromEntries(
  [1, 2, 3, 4, 5, 6].map((tint) => [`li[data-tint='${tint}']`, 1]),
);

const counts = z.record(z.string(), z.number()).default({});
/** Labels with their paths; null is the page itself. */
const addresses = z.record(z.string(), z.string().nullable());

const part = z.strictObject({
  heading: z.string().optional(),
  about: z.string().optional(),
  cards: texts,
  prints: texts,
  says: texts,
  asks: texts,
  counts,
  links: texts,
  button: z.string().optional(),
});

const page = part.extend({
  trail: addresses.optional(),
  title: z.string().optional(),
  sections: z.array(part).optional(),
  closing: part.optional(),
});

const service = z.strictObject({
  name: z.string(),
  /** The subject of the section of its cards. */
  about: z.string().optional(),
  panel: z.strictObject({ about: z.string(), points: z.number().optional() }).optional(),
  cards: texts,
  figures: texts,
  steps: texts,
  says: texts,
  button: z.string(),
});

const shell = z.strictObject({
  subtitle: z.string(),
  follow: z.string(),
  profiles: z.number(),
  menu: texts,
  about: addresses,
  call: z.string(),
  footer: part,
  quickLinks: addresses,
  readings: z.record(z.string(), texts),
});

/** Fixed texts of a section, or of a page's main part. */
export type Part = z.infer<typeof part>;
export type Page = z.infer<typeof page>;

function read<Data>(file: string, schema: z.ZodType<Data>): Data {
  return schema.parse(parse(readFileSync(join(import.meta.dirname, file), 'utf8')));
}

const { services, figures } = read(
  'services.yaml',
  z.strictObject({ services: z.record(z.string(), service), figures: texts }),
);

export const SHELL = read('shell.yaml', shell);
export const FIRM_FIGURES = figures;
export const SERVICES = Object.entries(services).map(([slug, words]) => ({
  href: `/services/${slug}`,
  ...words,
}));

/** The pages by address, services included. */
export const PAGES: Readonly<Record<string, Page>> = {
  ...read('pages.yaml', z.record(z.string(), page)),
  ...Object.fromEntries(SERVICES.map((each) => [each.href, servicePage(each)])),
};

/** The layout of all service pages: four highlights, eight cards, six figures, four steps. */
function servicePage({ name, ...words }: (typeof SERVICES)[number]): Page {
  const { about, panel, cards, figures: own, steps, says, button } = words;
  const points = panel?.points === undefined ? {} : { 'aside li': panel.points };
  return page.parse({
    trail: { Home: '/', Services: '/services', [name]: null },
    title: name,
    says,
    counts: {
      'header img': 1,
      'header a[target=_blank]': 1,
    },
    sections: [
      { counts: { 'ul:not(aside ul) > li > h3': 4, ...points }, says: panel ? [panel.about] : [] },
      { about, prints: cards, counts: { 'li > h3': 8, 'li > svg': 8 } },
      { counts: { 'li > p:first-child': 6, ...COLOURS }, says: own },
      { prints: steps, counts: { 'ol > li > h3': 4 } },
    ],
    closing: { button },
  });
}
