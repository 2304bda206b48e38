import { z } from 'zod';
import { text } from './text.ts';

/** What a client said, content/testimonials.yaml; `sample` until a signed release is on file. */
export const testimonial = z.strictObject({
  name: text,
  role: text,
  content: text,
  rating: z.int().min(1).max(5),
  sample: z.boolean().default(false),
});

export type Testimonial = z.infer<typeof testimonial>;
