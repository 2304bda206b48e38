import source from '../../../../content/pages/blog-post.yaml';
import { loadContent } from '../../load/load-content.ts';
import { blogPostSchema } from './schema.ts';

/** The fixed texts of every post page. */
export const blogPost = loadContent(blogPostSchema, source);
