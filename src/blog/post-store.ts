import type { Settings } from '../base/settings/settings.ts';
import type { CacheAges } from './ages.ts';
import type { LogFault } from './log-fault.ts';
import type { PostCard, PostFile } from './post.ts';
import type { Posts } from './posts.ts';

/** The slugs that a sync changed. */
export interface SyncReport {
  added: readonly string[];
  updated: readonly string[];
  removed: readonly string[];
}

/** The posts of a store with write access, for commands. Calls reject with the store's error. */
export interface PostStore extends Pick<Posts, 'close'> {
  /** All posts, including drafts and scheduled ones, newest first. */
  all(): Promise<PostCard[]>;
  /** The post with this slug, published or not, unsanitized; undefined if there is none. */
  postFile(slug: string): Promise<PostFile | undefined>;
  /**
   * Brings the store to these posts and their pictures: adds a slug that is new, changes a post
   * that differs, and removes a post that an earlier sync brought and that is not among them. Other
   * posts stay. All of it or, where a post does not fit, nothing. A post's `modified_at` is the
   * post's; where that has none, it becomes today in Texas with a change of title, excerpt,
   * content, picture or author.
   */
  sync(postFiles: readonly PostFile[]): Promise<SyncReport>;
}

/** A kind of store for posts. */
export interface StoreKind {
  /** File path or URL, for display. */
  place(settings: Settings): string;
  /** Cache times of pages with its posts. */
  readonly ages: CacheAges;
  /**
   * Opens it for reading.
   *
   * @param logFault called once for each invalid row and removed picture
   * @param seed the posts of a store that can be filled, and has none
   * @throws DatabaseError if it cannot be used
   */
  read(
    settings: Settings,
    logFault: LogFault,
    seed?: () => Promise<readonly PostFile[]>,
  ): Promise<Posts>;
  /**
   * Opens it for commands.
   *
   * @throws DatabaseError if it cannot be used; Error if a setting that only commands need is
   *   missing
   */
  manage(settings: Settings, logFault: LogFault): Promise<PostStore>;
}
