import { z } from 'zod';
import { banner } from '../../../content/schemas/page.ts';
import { text } from '../../../content/schemas/text.ts';

/** The words around every blog post, content/pages/blog-post.yaml. */
export const blogPostSchema = z.strictObject({
  contentsLabel: text,
  /** The words after a number. */
  readingTime: text,
  /** `older` and `newer` stand before a title. */
  neighbours: z.strictObject({ label: text, older: text, newer: text }),
  /** The words under every article, and at its end in the feed. */
  notice: text,
  /** The words before the reviewer's name. */
  reviewed: text,
  relatedHeading: text,
  backLink: text,
  missing: z.strictObject({ title: text, text }),
  banner,
});
