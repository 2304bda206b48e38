import { z } from 'zod';
import { text } from './text.ts';
import { uniqueBy } from './unique.ts';

/** What a client said; `sample` until a signed release is on file. */
const testimonial = z.strictObject({
  name: text,
  role: text,
  content: text,
  rating: z.int().min(1).max(5),
  sample: z.boolean().default(false),
});

/** content/testimonials.yaml. */
export const testimonials = uniqueBy(testimonial, 'name');

export type Testimonial = z.infer<typeof testimonial>;
