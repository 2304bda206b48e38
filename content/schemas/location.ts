import { z } from 'zod';
import { text } from './text.ts';

/** One of the firm's Texas locations, content/locations.yaml; coordinates in degrees. */
export const location = z.strictObject({
  name: text,
  description: text,
  primary: z.boolean(),
  latitude: z.number().min(25).max(37),
  longitude: z.number().min(-107).max(-93),
});

export type Location = z.infer<typeof location>;
