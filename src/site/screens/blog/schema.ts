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
  /** Shown instead of an empty list. */
  none: text,
  /** A category's title and description for search engines; the category ends the title and begins the description. */
  category: z.strictObject({ title: text, description: text }),
  /** The family of services of each category. */
  families: z.record(text, family),
  /** The links to newer and older posts; `page` precedes a number. */
  pages: z.strictObject({ label: text, newer: text, older: text, page: text, newest: text }),
  guide: signpost,
  /** `title` is the feed's name in a feed reader. */
  feeds: z.strictObject({ title: text, lead: text, rss: text }),
});
