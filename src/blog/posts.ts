import type { Post, PostCard, PostLink } from './post.ts';

/** Posts per list page. */
export const PAGE_SIZE = 24;

/** Related posts shown under a post. */
export const RELATED_LIMIT = 3;

/** Posts in a feed. */
export const FEED_SIZE = 20;

/** Position in the list of posts. */
export interface ListPlace {
  /** Category filter; all posts if undefined. */
  category?: string | undefined;
  /** 1 for the newest `PAGE_SIZE`. */
  page: number;
}

/** A page of the list. */
export interface PostList {
  posts: readonly PostCard[];
  /** Whether there is a next page. */
  hasOlder: boolean;
}

/** Adjacent posts, if any. */
export interface Neighbours {
  newer?: PostLink | undefined;
  older?: PostLink | undefined;
}

/**
 * A store's reads. Each gives published posts only, from their date on (in Texas), with sanitized
 * HTML, newest first: by `published_at`, then slug. Lists skip invalid rows.
 *
 * @throws the store's error, as a rejection, if it cannot be read
 */
export interface StoreReads {
  /** Every post. */
  cards(): Promise<readonly PostCard[]>;
  /** The post with this slug; undefined if missing or invalid. */
  bySlug(slug: string): Promise<Post | undefined>;
  /** Other posts of the same category, at most `RELATED_LIMIT`. */
  related(post: Pick<Post, 'id' | 'category'>): Promise<readonly PostCard[]>;
  /** The newest posts with content, at most `FEED_SIZE`. */
  latest(): Promise<readonly Post[]>;
  /** A WebP picture of a published post, by name (see `Picture`). */
  picture(name: string): Promise<Uint8Array | undefined>;
  /**
   * Changes whenever any read would change, and each day. Undefined if the store cannot tell
   * without reading.
   */
  version(): string | undefined;
  /** Closes the store; no call may follow. */
  close(): void;
}

/** Read access to posts, as pages need them; see `StoreReads`. */
export interface Posts extends Omit<StoreReads, 'cards'> {
  /** A page of posts; empty past the last page. */
  list(place: ListPlace): Promise<PostList>;
  /** All categories of posts, sorted. */
  categories(): Promise<readonly string[]>;
  /** The posts beside this one. */
  neighbours(post: Pick<Post, 'slug'>): Promise<Neighbours>;
}

/** The posts of a store: one read of every post fills list, filter and neighbours; reads of a post under way are shared. */
export function postsOf({ cards, ...source }: StoreReads): Posts {
  const underWay = new Map<string, ReturnType<typeof source.bySlug>>();
  let last: { version: string | undefined; posts: ReturnType<typeof cards> } | undefined;

  /** Shares a read while it is under way and, if the store can tell, until the posts change. */
  async function every(): Promise<readonly PostCard[]> {
    const version = source.version();
    if (last && last.version === version) return last.posts;
    const current = { version, posts: cards() };
    last = current;
    const forget = () => {
      if (last === current) last = undefined;
    };
    current.posts.then(version === undefined ? forget : undefined, forget);
    return current.posts;
  }

  return {
    ...source,
    bySlug: (slug) => {
      const read = underWay.get(slug) ?? source.bySlug(slug).finally(() => underWay.delete(slug));
      underWay.set(slug, read);
      return read;
    },
    list: async ({ category, page }) => {
      const posts = await every();
      const found = posts.filter((post) => category === undefined || post.category === category);
      const end = page * PAGE_SIZE;
      return { posts: found.slice(end - PAGE_SIZE, end), hasOlder: found.length > end };
    },
    categories: async () => {
      const posts = await every();
      return [...new Set(posts.map(({ category }) => category))].sort();
    },
    neighbours: async ({ slug }) => {
      const posts = await every();
      const place = posts.findIndex((post) => post.slug === slug);
      return place < 0 ? {} : { newer: posts[place - 1], older: posts[place + 1] };
    },
  };
}
