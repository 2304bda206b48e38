import { z } from 'zod';
import { photo } from './photo.ts';
import { pastDay, text } from './text.ts';

/** Pixels that a portrait needs across, and down. */
export const PORTRAIT_SIZE = 480;

const list = z.array(text);

const profile = z.strictObject({
  name: text,
  title: text,
  /** The Texas license behind a title such as CPA or accountant; pages do not show it. */
  license: text.optional(),
  experience: text,
  education: text,
  languages: list,
  specialties: list,
  /** A photograph in place of the monogram. */
  photo: photo.optional(),
  /** The day on which the person named approved the card, which is a sample until then. */
  approved: pastDay.optional(),
});

/** One member of the team, content/people/<name>.yaml. */
export const personSchema = profile.extend({
  description: text,
  /** Place among the cards, from 1. */
  order: z.int().positive(),
});

/** The founder, content/people/founder.yaml. */
export const founderSchema = profile.extend({
  paragraphs: list,
  /** Milestones of the career; their years are tokens of claims. */
  milestones: list,
  /** Leadership roles held before the firm. */
  roles: list,
});

export type Profile = z.infer<typeof profile>;
export type Person = z.infer<typeof personSchema>;
