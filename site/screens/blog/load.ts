import source from '../../../content/pages/blog.yaml';
import { serviceArt } from '../../load/art.ts';
import { filledIn } from '../../load/fill-in.ts';
import { blog as schema } from './schema.ts';

/** The words of the blog list. */
export const blog = { ...filledIn(schema, source), rosette: serviceArt('blog').url };

export type BlogContent = typeof blog;
