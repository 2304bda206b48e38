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
 * Read access to posts. Returns published posts only, from their date on (in Texas), with sanitized
 * HTML, newest first: by `published_at`, then slug. Lists skip invalid rows.
 *
 * @throws the store's error, as a rejection, if it cannot be read
 */
export interface Posts {
  /** A page of posts, newest first; empty past the last page. */
  list(place: ListPlace): Promise<PostList>;
  /** All categories of posts, sorted. */
  categories(): Promise<readonly string[]>;
  /** The post with this slug; undefined if missing or invalid. */
  bySlug(slug: string): Promise<Post | undefined>;
  /** Other posts of the same category, newest first, at most `RELATED_LIMIT`. */
  related(post: Pick<Post, 'id' | 'category'>): Promise<readonly PostCard[]>;
  /** Adjacent posts. */
  neighbours(post: Pick<Post, 'slug' | 'published_at'>): Promise<Neighbours>;
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
