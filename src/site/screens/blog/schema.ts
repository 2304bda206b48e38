import { z } from 'zod';
import { family } from '../../../content/schemas/family.ts';
import { page } from '../../../content/schemas/page.ts';
import { signpost, text } from '../../../content/schemas/text.ts';

/** The blog list, content/pages/blog.yaml. */
export const blogSchema = page.extend({
  postsHeading: text,
  filterLabel: text,
  /** The link to the posts of all categories. */
  all: text,
  /** Instead of a list without posts. */
  none: text,
  /** A category's page in search engines: the category follows the title and begins the description. */
  category: z.strictObject({ title: text, description: text }),
  /** The family of services that a category belongs to. */
  families: z.record(text, family),
  /** The way to newer and older posts; `page` stands before a number. */
  pages: z.strictObject({ label: text, newer: text, older: text, page: text, newest: text }),
  guide: signpost,
  /** `title` is what a reading program calls the feed. */
  feeds: z.strictObject({ title: text, lead: text, rss: text }),
});
