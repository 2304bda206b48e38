import source from '../../../../content/pages/blog.yaml';
import { pageWords } from '../../load/page-words.ts';
import { blog as schema } from './schema.ts';

/** The words of the blog list. */
export const blog = pageWords('/blog', schema, source);

export type BlogContent = typeof blog;
