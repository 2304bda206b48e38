import source from '../../../../content/pages/blog-post.yaml';
import { filledIn } from '../../load/fill-in.ts';
import { blogPost as schema } from './schema.ts';

/** The words around every post. */
export const blogPost = filledIn(schema, source);
