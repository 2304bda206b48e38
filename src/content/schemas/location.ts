import { z } from 'zod';
import { address, hours, phone } from './firm.ts';
import { serviceSlug, text } from './text.ts';

/** One of the firm's Texas locations; coordinates in degrees. */
const location = z.strictObject({
  name: text,
  description: text,
  primary: z.boolean().default(false),
  /** The most requested services there, by the names of their files. */
  specialties: z.array(serviceSlug).default([]),
  /** True until the firm has confirmed the specialties. */
  sample: z.boolean().default(false),
  /** Address, phone and hours of a branch office; the main office has only those of firm.yaml. */
  address: address.optional(),
  phone: phone.optional(),
  hours: hours.optional(),
  latitude: z.number().min(25).max(37),
  longitude: z.number().min(-107).max(-93),
});

/** content/locations.yaml, main office first: the map is centered on it. */
export const locationsSchema = z
  .array(location)
  .refine(
    (all) => all.filter(({ primary }) => primary).length === 1,
    'expected one location with "primary: true", the main office',
  );

export type Location = z.infer<typeof location>;
