import { z } from 'zod';

/** A sentence or label a visitor reads; `{claim-id}`, `{phone}`, `{email}` and `{firm}` are filled in on the page. */
export const text = z.string().trim().min(1, 'expected some text');

/** The file name of a page, post or service: lower-case words joined by hyphens. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected lower-case words joined by hyphens');

/** What search engines and shared links show of a page. */
export const seo = z.strictObject({
  title: text.max(70, 'expected at most 70 characters'),
  description: text
    .min(50, 'expected at least 50 characters')
    .max(170, 'expected at most 170 characters'),
});

/** A heading with the paragraph under it. */
export const titled = z.strictObject({ title: text, description: text });
