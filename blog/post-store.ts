import type { Settings } from '../settings/settings.ts';
import type { Ages } from './ages.ts';
import type { LogFault } from './log-fault.ts';
import type { Manuscript, Post, PostCard } from './post.ts';
import type { Posts } from './posts.ts';

/** The result of saving an article. */
export type SaveResult = 'added' | 'updated' | 'unchanged';

/** The state that a command gave a post, where it differs from the article's. */
export interface AgainstArticle {
  slug: string;
  isPublished: boolean;
  /** The post's date, YYYY-MM-DD, where a command changed it. */
  scheduledFor: string | undefined;
}

/**
 * A store of posts, with what the firm's commands need beyond reading. Each call rejects with the
 * store's error where it fails.
 */
export interface PostStore extends Posts {
  /** Every post, drafts and those still to come included, newest first. */
  all(): Promise<PostCard[]>;
  /** The post with this slug as it would be shown, published or not. */
  draft(slug: string): Promise<Post | undefined>;
  /** What is stored under the slug as it was saved, its HTML not sanitized; undefined when there is none. */
  manuscript(slug: string): Promise<Manuscript | undefined>;
  /** Whether there is no post at all, not even a draft. */
  isEmpty(): Promise<boolean>;
  /**
   * Adds each article, or gives the post with its slug these fields and pictures: all of them, or
   * none where one does not fit. A known post's `is_published` and date change only where the
   * article's changed since its last save: otherwise the effect of `setPublished` and `schedule`
   * stays. Its `modified_at` is the article's where that changed, else today in Texas where its
   * title, excerpt, content, picture or author changed.
   */
  save(manuscripts: readonly Manuscript[]): Promise<SaveResult[]>;
  /** Saves the articles where there is no post at all; of several at once one does. Resolves to the number of posts added. */
  seed(manuscripts: readonly Manuscript[]): Promise<number>;
  /** Shows or hides a post; false when no post has this slug. */
  setPublished(slug: string, isPublished: boolean): Promise<boolean>;
  /** Gives a post this date, YYYY-MM-DD, and publishes it: it shows from then on. False when no post has this slug. */
  schedule(slug: string, day: string): Promise<boolean>;
  /** The posts that a command shows, hides or dates against their article, by slug. */
  setAgainstArticle(): Promise<AgainstArticle[]>;
  /** Removes a post and its pictures; false when no post has this slug. */
  delete(slug: string): Promise<boolean>;
}

/** A kind of store for posts. */
export interface StoreKind {
  /** The file or address of its posts, for people to read. */
  place(settings: Settings): string;
  /** How long pages with its posts stay in memory. */
  readonly ages: Ages;
  /** Whether the site fills it from the firm's articles where it is empty. */
  readonly isSeeded: boolean;
  /**
   * Opens it for reading.
   *
   * @param logFault called once for each row that is no post, and each picture that is left out
   * @throws DatabaseError where it cannot be used
   */
  read(settings: Settings, logFault: LogFault): Promise<Posts>;
  /**
   * The files of `supabase/migrations` that it has not run; it can be read without them.
   *
   * @throws the store's error, as a rejection, where it does not say
   */
  missingMigrations(settings: Settings): Promise<readonly string[]>;
  /**
   * Opens it for the firm's commands.
   *
   * @throws DatabaseError where it cannot be used; Error where a setting is missing that only commands need
   */
  manage(settings: Settings, logFault: LogFault): Promise<PostStore>;
}
