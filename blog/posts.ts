import type { Post } from './post.ts';

/** How many related posts stand under a post. */
export const RELATED_LIMIT = 3;

/**
 * Where the site reads posts from. Only published posts come out, with their
 * HTML sanitized; newest first means by `published_at`, then by slug. Lists leave out what is
 * stored but is no post.
 *
 * @throws the store's error, as a rejection of each call, when it cannot be read
 */
export interface Posts {
  /** All posts, newest first. */
  list(): Promise<Post[]>;
  /**
   * The post with this slug, or undefined when there is none.
   *
   * @throws PostRowError, as a rejection, when what is stored under the slug is no post
   */
  bySlug(slug: string): Promise<Post | undefined>;
  /** Other posts of the same category, newest first, at most `RELATED_LIMIT`. */
  related(post: Pick<Post, 'id' | 'category'>): Promise<Post[]>;
  /** Frees what the store holds open; no call may follow. */
  close(): void;
}
