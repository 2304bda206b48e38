import { z } from 'zod';
import { photo } from './photo.ts';
import { pastDay, text } from './text.ts';

/** The minimum width and height of a portrait, in pixels. */
export const PORTRAIT_SIZE = 480;

const list = z.array(text);

const profile = z.strictObject({
  name: text,
  title: text,
  /** The Texas license that permits a title such as CPA or accountant; pages do not show it. */
  license: text.optional(),
  experience: text,
  education: text,
  languages: list,
  specialties: list,
  /** A photograph, shown instead of the monogram. */
  photo: photo.optional(),
  /** The day on which the person approved the card; the card is a sample until then. */
  approved: pastDay.optional(),
});

/** One member of the team, content/people/<name>.yaml. */
export const personSchema = profile.extend({
  description: text,
  /** Position among the cards, from 1. */
  order: z.int().positive(),
});

/** The founder, content/people/founder.yaml. */
export const founderSchema = profile.extend({
  paragraphs: list,
  /** Milestones of the career; write their years as tokens of claims. */
  milestones: list,
  /** Leadership roles held before the firm. */
  roles: list,
});

export type Profile = z.infer<typeof profile>;
export type Person = z.infer<typeof personSchema>;
