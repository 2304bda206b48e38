import type { Post, PostCard, PostLink } from './post.ts';

/** How many posts stand on a page of the list. */
export const PAGE_SIZE = 24;

/** How many related posts stand under a post. */
export const RELATED_LIMIT = 3;

/** How many posts a feed holds. */
export const FEED_SIZE = 20;

/** Which posts a page of the list shows. */
export interface ListPlace {
  /** Those of this category alone; of all where undefined. */
  category?: string | undefined;
  /** 1 for the newest `PAGE_SIZE`. */
  page: number;
}

/** A page of the list. */
export interface PostList {
  posts: readonly PostCard[];
  /** Whether a further page has older ones. */
  hasOlder: boolean;
}

/** The posts next to one in the list of all, where there are any. */
export interface Neighbours {
  newer?: PostLink | undefined;
  older?: PostLink | undefined;
}

/**
 * Where the site reads posts from. Only published posts come out, from the day of their date on
 * (in Texas), with their HTML sanitized; newest first means by `published_at`, then by slug. Lists
 * leave out what is stored but is no post.
 *
 * @throws the store's error, as a rejection of each call, when it cannot be read
 */
export interface Posts {
  /** A page of posts, newest first; past the last one it is empty. */
  list(place: ListPlace): Promise<PostList>;
  /** Each category that a post has, in alphabetical order. */
  categories(): Promise<readonly string[]>;
  /** The post with this slug, or undefined when there is none, or what is stored there is no post. */
  bySlug(slug: string): Promise<Post | undefined>;
  /** Other posts of the same category, newest first, at most `RELATED_LIMIT`. */
  related(post: Pick<Post, 'id' | 'category'>): Promise<readonly PostCard[]>;
  /** The posts before and after this one. */
  neighbours(post: Pick<Post, 'slug' | 'published_at'>): Promise<Neighbours>;
  /** The newest posts whole, at most `FEED_SIZE`. */
  latest(): Promise<readonly Post[]>;
  /** A picture (WebP) of a post that shows, by its name (see `Picture`). */
  picture(name: string): Promise<Uint8Array | undefined>;
  /**
   * Stays the same as long as every read gives the same; another day is another version. Undefined
   * where only a new read shows a change.
   */
  version(): string | undefined;
  /** Closes the store; no call may follow. */
  close(): void;
}
