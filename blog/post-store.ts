import type { Settings } from '../settings/settings.ts';
import type { LogFault } from './log-fault.ts';
import type { Article, Post } from './post.ts';
import type { Posts } from './posts.ts';

/** What became of an article in a store. */
export type SaveResult = 'added' | 'updated' | 'unchanged';

/**
 * Where posts are kept, with what the firm's commands need beyond reading. Each call rejects with
 * the store's error where it cannot be carried out.
 */
export interface PostStore extends Posts {
  /** Every post, drafts included, newest first. */
  all(): Promise<Post[]>;
  /** Whether there is no post at all, not even a draft. */
  isEmpty(): Promise<boolean>;
  /**
   * Adds each article, or gives the post with its slug these fields: all of them, or none where one
   * does not fit. Whether a known post is published changes only where the article says otherwise
   * than it did when last saved: what `setPublished` did since holds.
   */
  save(articles: readonly Article[]): Promise<SaveResult[]>;
  /** Saves the articles where there is no post at all; of several at once one does. Resolves to the number of posts added. */
  seed(articles: readonly Article[]): Promise<number>;
  /** Shows or hides a post; false when no post has this slug. */
  setPublished(slug: string, isPublished: boolean): Promise<boolean>;
  /** The posts that `setPublished` shows or hides against their article, by slug. */
  setAgainstArticle(): Promise<{ slug: string; isPublished: boolean }[]>;
  /** Removes a post; false when no post has this slug. */
  delete(slug: string): Promise<boolean>;
}

/** A kind of store for posts. */
export interface StoreKind {
  /** Whether the settings ask for it. */
  isAsked(settings: Settings): boolean;
  /** Where it keeps posts, for people to read. */
  place(settings: Settings): string;
  /**
   * Opens it.
   *
   * @param logFault told once of each row that is no post; such a row is left out of lists
   * @throws DatabaseError where it cannot be used
   */
  open(settings: Settings, logFault: LogFault): PostStore;
}
