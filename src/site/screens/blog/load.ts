import source from '../../../../content/pages/blog.yaml';
import { pageWords } from '../../load/page-words.ts';
import { blogSchema } from './schema.ts';

/** The texts of the blog's list. */
export const blog = pageWords('/blog', blogSchema, source);

export type BlogContent = typeof blog;
