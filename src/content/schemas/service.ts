import { z } from 'zod';
import { exhibitSchema } from './exhibit.ts';
import { family } from './family.ts';
import { icon } from './icons.ts';
import { photo } from './photo.ts';
import { keyOfKind } from './references.ts';
import { atMost, caption, claimId, denomination, postSlug, seo, text, titled } from './text.ts';

/** The minimum width of the photograph in a service's hero, in pixels. */
export const SERVICE_PHOTO_WIDTH = 1400;

/** The allowed button labels of a closing banner. */
export const BANNER_LABELS = [
  'Schedule Your Free Discovery Call',
  'Schedule a Free Discovery Call',
  'Schedule Your Confidential Consultation',
  'Schedule Your Free Consultation',
] as const;

const card = titled.extend({ icon, features: z.array(text).optional() });
const benefit = titled.extend({ claim: claimId });
const step = titled.extend({ details: z.array(text).optional() });

/** One complete case, with invented people and figures. */
const example = z.strictObject({
  title: text,
  paragraphs: z.array(text).min(1),
  /** Its figures as rows of a table, the outcome last. */
  rows: z.array(z.strictObject({ label: text, value: text })).default([]),
});

/** One service page, content/services/<slug>.yaml. */
export const serviceSchema = z.strictObject({
  /** Position among the services in menus and grids, from 1. */
  order: z.int().positive(),
  /** Page heading, breadcrumb and menu entry. */
  name: atMost(60),
  icon,
  denomination,
  says: caption,
  /** The family whose ink colors its engraving, card and page. */
  family,
  /** A photograph, shown instead of the engraving. */
  photo: photo.optional(),
  seo,
  /** The words on the service's card on other pages: not a sentence; fits two lines on a phone. */
  summary: atMost(80),
  hero: z.strictObject({
    lead: text,
    /** The factors of the fee: a sentence without prices. */
    fee: atMost(110),
    /** Whether to show the field for a paper's number. */
    paperField: z.boolean().default(false),
  }),
  /** Whether to say in Spanish whom to ask for. */
  spanish: z.boolean().default(false),
  intro: z.strictObject({
    heading: text,
    lead: text.optional(),
    highlights: z.array(titled),
    panel: z.strictObject({ heading: text, items: z.array(text) }).optional(),
  }),
  /** The drawing at the end of the introduction. */
  exhibit: exhibitSchema.optional(),
  cards: z.strictObject({
    heading: text,
    lead: text,
    items: z.array(card),
  }),
  benefits: z.strictObject({
    heading: text,
    items: z.array(benefit),
  }),
  process: z.strictObject({
    heading: text,
    steps: z.array(step),
  }),
  /** The person who leads the work: the name of a file in content/people/. */
  who: keyOfKind('people'),
  /** That person's occupation, as in the byline of a post. */
  role: text.refine((words) => !/\b(?:account|audit)/i.test(words), {
    error: 'Occ. Code 901.453 keeps this to license holders; expected words such as tax preparer',
  }),
  /** Duration, fee, a worked example of the fee, and what the client keeps; a sample until the firm has confirmed it. */
  terms: z.strictObject({
    time: text,
    fee: text,
    example: text,
    keeps: text,
    sample: z.boolean().default(false),
  }),
  example: example.optional(),
  /** Posts with more on the subject, in the order of their links. */
  articles: z.array(postSlug).default([]),
  banner: z.strictObject({
    title: text,
    description: text,
    button: z.enum(BANNER_LABELS),
  }),
});

export type Service = z.infer<typeof serviceSchema>;
