import source from '../../../content/pages/blog.yaml';
import type { PostCard } from '../../blog/post.ts';
import type { Family } from '../../content/schemas/family.ts';
import { blog } from '../screens/blog/schema.ts';
import { filledIn } from './fill-in.ts';

const families = new Map(Object.entries(filledIn(blog, source).families));

/** The family that a post's category belongs to; none for a category that content/pages/blog.yaml does not name. */
export function postFamily({ category }: Pick<PostCard, 'category'>): Family | undefined {
  return families.get(category);
}
