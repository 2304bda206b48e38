import { type Post, slugSchema } from './post.ts';
import type { Neighbours, PostList, Posts } from './posts.ts';
import { Swr, type SwrOptions } from './swr.ts';

/** How long posts are kept; see SwrOptions. */
export type CacheOptions = Pick<SwrOptions, 'freshFor' | 'staleFor' | 'retryAfter'> &
  Partial<SwrOptions>;

const DAY = 24 * 60 * 60_000;
const MAX_KEYS = 500;
/** Of the HTML of posts in memory. */
const MAX_CHARACTERS = 4_000_000;
/** A page further back is read each time: nobody but a robot goes there often. */
const KEPT_PAGES = 20;

/**
 * The same posts, answered from memory: as they are for `freshFor`, then for `staleFor` while newer
 * ones are fetched, and up to a day while the store is away or slow. Pictures are not kept: their
 * addresses let browsers do so. Slugs without a post are remembered too.
 *
 * @throws as `posts` does, when there is nothing to serve
 */
export function cachedPosts(posts: Posts, options: CacheOptions): Posts {
  const complete: SwrOptions = {
    patience: 200,
    keepFor: DAY,
    maxWeight: MAX_KEYS,
    now: () => performance.now(),
    ...options,
  };
  const lists = new Swr<PostList>({ ...complete, maxWeight: 100 });
  const categories = new Swr<readonly string[]>(complete);
  const cards = new Swr<Awaited<ReturnType<Posts['related']>>>(complete);
  const neighbours = new Swr<Neighbours>(complete);
  const ofHtml = { ...complete, maxWeight: MAX_CHARACTERS };
  const bySlug = new Swr<Post | undefined>(ofHtml, (post) => weight(post));
  const latest = new Swr<readonly Post[]>(ofHtml, (all) =>
    all.map(weight).reduce((a, b) => a + b, 0),
  );

  return {
    list: async (place) => {
      if (place.page > KEPT_PAGES) return posts.list(place);
      return lists.get(`${place.page} ${place.category ?? ''}`, () => posts.list(place));
    },
    categories: () => categories.get('', () => posts.categories()),
    bySlug: async (slug) => {
      // What cannot be a slug is neither looked up nor remembered.
      if (!slugSchema.safeParse(slug).success) return undefined;
      return bySlug.get(slug, () => posts.bySlug(slug));
    },
    related: (post) => cards.get(`${post.id} ${post.category}`, () => posts.related(post)),
    neighbours: (post) =>
      neighbours.get(`${post.published_at} ${post.slug}`, () => posts.neighbours(post)),
    latest: () => latest.get('', () => posts.latest()),
    picture: (name) => posts.picture(name),
    close: () => posts.close(),
  };
}

/** A slug without a post takes as much as a thousand characters. */
function weight(post: Post | undefined): number {
  return 1_000 + (post?.content.length ?? 0);
}
