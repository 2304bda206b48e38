import { z } from 'zod';
import { banner } from '../../../content/schemas/page.ts';
import { text } from '../../../content/schemas/text.ts';

/** The fixed texts of every blog post, content/pages/blog-post.yaml. */
export const blogPostSchema = z.strictObject({
  contentsLabel: text,
  /** The text after a number. */
  readingTime: text,
  /** The texts before a post's title. */
  neighbors: z.strictObject({ label: text, older: text, newer: text }),
  /** The text under every article, and at its end in the feed. */
  notice: text,
  /** The text before the reviewer's name. */
  reviewed: text,
  relatedHeading: text,
  backLink: text,
  missing: z.strictObject({ title: text, text }),
  banner,
});
