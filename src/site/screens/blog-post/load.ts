import source from '../../../../content/pages/blog-post.yaml';
import { loadContent } from '../../load/load-content.ts';
import { blogPostSchema } from './schema.ts';

/** The words around every post. */
export const blogPost = loadContent(blogPostSchema, source);
