import { z } from 'zod';
import { text } from './text.ts';
import { uniqueBy } from './unique.ts';

/** A client's words; a sample until `release` says where the signed release is kept. */
const testimonial = z.strictObject({
  name: text,
  role: text,
  content: text,
  rating: z.int().min(1).max(5),
  release: text.optional(),
});

/** content/testimonials.yaml. */
export const testimonialsSchema = uniqueBy(testimonial, 'name');

export type Testimonial = z.infer<typeof testimonial>;
