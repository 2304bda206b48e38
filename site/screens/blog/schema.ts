import { page } from '../../../content/schemas/page.ts';
import { text } from '../../../content/schemas/text.ts';

/** The blog list, content/pages/blog.yaml. */
export const blog = page.extend({
  postsHeading: text,
  filterLabel: text,
});
