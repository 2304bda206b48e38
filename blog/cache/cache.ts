import { type Post, type PostCard, slugSchema } from '../post.ts';
import type { Neighbours, PostList, Posts } from '../posts.ts';
import { Swr, type SwrOptions } from './swr.ts';

/** How long posts are kept; see SwrOptions. */
export type CacheOptions = Pick<SwrOptions, 'freshFor' | 'staleFor' | 'retryAfter'> &
  Partial<Pick<SwrOptions, 'patience' | 'keepFor' | 'now'>>;

const DAY = 24 * 60 * 60_000;
/** Of posts in memory; as much again of feeds. */
const POST_CHARACTERS = 4_000_000;
/** Of each kind of what else is read. */
const OTHER_CHARACTERS = 1_000_000;
/** Of pictures: eight of the largest, a hundred such as articles have. */
const PICTURE_BYTES = 16_000_000;
/** A page further back is read each time: nobody but a robot goes there often. */
const KEPT_PAGES = 20;

/**
 * The same posts, answered from memory: as they are for `freshFor`, then for `staleFor` while newer
 * ones are fetched, and up to a day while the store is away or slow. Slugs without a post are
 * remembered too.
 *
 * @throws as `posts` does, when there is nothing to serve
 */
export function cachedPosts(posts: Posts, options: CacheOptions): Posts {
  const ages = {
    // Less than what the page of a post waits for its post.
    patience: 150,
    keepFor: DAY,
    now: () => performance.now(),
    ...options,
  };
  const others = { ...ages, maxCharacters: OTHER_CHARACTERS };
  const lists = new Swr<PostList>(others);
  const categories = new Swr<readonly string[]>(others);
  const cards = new Swr<readonly PostCard[]>(others);
  const neighbours = new Swr<Neighbours>(others);
  const whole = { ...ages, maxCharacters: POST_CHARACTERS };
  const bySlug = new Swr<Post | undefined>(whole);
  const latest = new Swr<readonly Post[]>(whole);
  // A Data API takes the processor a tenth of a second for a large one.
  const pictures = new Swr<Uint8Array | undefined>({ ...ages, maxCharacters: PICTURE_BYTES });

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
    picture: (name) => pictures.get(name, () => posts.picture(name)),
    close: () => posts.close(),
  };
}
