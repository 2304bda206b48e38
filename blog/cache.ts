import { type Post, slugSchema } from './post.ts';
import type { Posts } from './posts.ts';
import { Swr, type SwrOptions } from './swr.ts';

const MINUTE = 60_000;
const STALE_FOR = 5 * MINUTE;
const KEEP_FOR = 60 * MINUTE;
const MAX_KEYS = 500;

/** See SwrOptions; durations in milliseconds. */
export type CacheOptions = Pick<SwrOptions, 'freshFor'> & Partial<SwrOptions>;

/**
 * The same posts, answered from memory: as they are for `freshFor`, then for
 * `staleFor` while newer ones are fetched, and up to an age of `keepFor` when
 * fetching fails. A hidden post is thus gone after `freshFor + staleFor`, unless
 * the store cannot be read. Slugs without a post are remembered too.
 *
 * @throws as `posts` does, when there is nothing to serve
 */
export function cachedPosts(posts: Posts, options: CacheOptions): Posts {
  const complete: SwrOptions = {
    staleFor: STALE_FOR,
    keepFor: KEEP_FOR,
    maxKeys: MAX_KEYS,
    now: () => performance.now(),
    ...options,
  };
  const lists = new Swr<Post[]>(complete);
  const bySlug = new Swr<Post | undefined>(complete);

  // Copies, so that a page that sorts its list does not sort the next page's.
  return {
    list: async () => [...(await lists.get('list', () => posts.list()))],
    bySlug: async (slug) => {
      // What cannot be a slug is neither looked up nor remembered.
      if (!slugSchema.safeParse(slug).success) return undefined;
      return bySlug.get(slug, () => posts.bySlug(slug));
    },
    related: async (post) => [
      ...(await lists.get(`${post.id} ${post.category}`, () => posts.related(post))),
    ],
    close: () => posts.close(),
  };
}
