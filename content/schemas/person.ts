import { z } from 'zod';
import { photo } from './photo.ts';
import { text } from './text.ts';

const list = z.array(text).min(1).max(6);

const profile = z.strictObject({
  name: text,
  title: text,
  experience: text,
  education: text,
  languages: list,
  specialties: list,
  /** A photograph in place of the monogram. */
  photo: photo.optional(),
  /** The words are a sample until the person named has approved them. */
  sample: z.boolean().default(false),
});

/** One member of the team, content/people/<name>.yaml. */
export const person = profile.extend({
  description: text,
  /** Place among the cards, from 1. */
  order: z.int().positive(),
});

/** The founder, content/people/founder.yaml. */
export const founder = profile.extend({
  paragraphs: list,
  /** The years of her career as the firm's claims give them. */
  milestones: list,
  /** Leadership roles held before the firm. */
  roles: list,
});

export type Person = z.infer<typeof person>;
export type Founder = z.infer<typeof founder>;
