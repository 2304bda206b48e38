import type { Settings } from '../base/settings/settings.ts';
import type { Ages } from './ages.ts';
import type { LogFault } from './log-fault.ts';
import type { Manuscript, Post, PostCard } from './post.ts';
import type { Posts } from './posts.ts';

/** Result of saving an article. */
export type SaveResult = 'added' | 'updated' | 'unchanged';

/** A post whose state a command changed from its article's. */
export interface AgainstArticle {
  slug: string;
  isPublished: boolean;
  /** The post's date, YYYY-MM-DD, where a command changed it. */
  scheduledFor: string | undefined;
}

/** A store of posts with write access, for commands. Calls reject with the store's error. */
export interface PostStore extends Posts {
  /** All posts, including drafts and scheduled ones, newest first. */
  all(): Promise<PostCard[]>;
  /** The post with this slug, published or not. */
  draft(slug: string): Promise<Post | undefined>;
  /** The stored manuscript, unsanitized; undefined if there is none. */
  manuscript(slug: string): Promise<Manuscript | undefined>;
  /** Whether there is no post, not even a draft. */
  isEmpty(): Promise<boolean>;
  /**
   * Adds each article, or gives the post with its slug these fields and pictures: all of them, or
   * none where one does not fit. A known post's `is_published` and date change only where the
   * article's changed since its last save: otherwise the effect of `setPublished` and `schedule`
   * stays. Its `modified_at` is the article's where that changed, else today in Texas where its
   * title, excerpt, content, picture or author changed.
   */
  save(manuscripts: readonly Manuscript[]): Promise<SaveResult[]>;
  /**
   * Saves the articles if the store has no posts; atomic across processes. Resolves to the number
   * added.
   */
  seed(manuscripts: readonly Manuscript[]): Promise<number>;
  /** Publishes or hides a post; false if the slug is unknown. */
  setPublished(slug: string, isPublished: boolean): Promise<boolean>;
  /** Publishes a post from this date (YYYY-MM-DD); false if the slug is unknown. */
  schedule(slug: string, day: string): Promise<boolean>;
  /** Posts whose state commands changed from their article's, by slug. */
  setAgainstArticle(): Promise<AgainstArticle[]>;
  /** Deletes a post and its pictures; false if the slug is unknown. */
  delete(slug: string): Promise<boolean>;
}

/** A kind of store for posts. */
export interface StoreKind {
  /** File path or URL, for display. */
  place(settings: Settings): string;
  /** Cache times of pages with its posts. */
  readonly ages: Ages;
  /** Whether the site seeds it from the firm's articles if empty. */
  readonly isSeeded: boolean;
  /**
   * Opens it for reading.
   *
   * @param logFault called once for each invalid row and removed picture
   * @throws DatabaseError if it cannot be used
   */
  read(settings: Settings, logFault: LogFault): Promise<Posts>;
  /**
   * Pending files of `supabase/migrations`; reading works without them.
   *
   * @throws the store's error, as a rejection, if it cannot tell
   */
  missingMigrations(settings: Settings): Promise<readonly string[]>;
  /**
   * Opens it for commands.
   *
   * @throws DatabaseError if it cannot be used; Error if a setting that only commands need is
   *   missing
   */
  manage(settings: Settings, logFault: LogFault): Promise<PostStore>;
}
