import { z } from 'zod';
import { text } from '../text.ts';
import { page } from './page.ts';

/** The blog list, content/pages/blog.yaml. */
export const blog = page.extend({
  postsHeading: text,
  filterLabel: text,
});

/** What every blog post's page says around the post, content/pages/blog-post.yaml. */
export const blogPost = z.strictObject({
  relatedHeading: text,
  backLink: text,
  missing: z.strictObject({ title: text, text }),
  banner: page.shape.banner,
});
