import { z } from 'zod';
import { slug, text } from './text.ts';

/** One of the firm's Texas locations, content/locations.yaml; coordinates in degrees. */
export const location = z.strictObject({
  name: text,
  description: text,
  primary: z.boolean(),
  /** The services most asked for there, by the names of their files. */
  specialties: z.array(slug).max(4).default([]),
  /** Until the firm has confirmed the specialties. */
  sample: z.boolean().default(false),
  latitude: z.number().min(25).max(37),
  longitude: z.number().min(-107).max(-93),
});

export type Location = z.infer<typeof location>;
