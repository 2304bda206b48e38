import type { Posts } from '../posts.ts';
import { type Ages, inFull } from './ages.ts';
import { Swr } from './swr.ts';

/**
 * The same posts, with the categories answered from memory: whatever address of the list is asked
 * for, they say which page it is.
 */
export function withCachedCategories(posts: Posts, ages: Ages): Posts {
  const categories = new Swr<readonly string[]>({
    ...inFull(ages),
    maxWeight: Number.POSITIVE_INFINITY,
    weigh: () => 0,
    isMissing: () => false,
    version: () => posts.version(),
  });
  return { ...posts, categories: () => categories.get('', () => posts.categories()) };
}
