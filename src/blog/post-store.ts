import type { Settings } from '../base/settings/settings.ts';
import type { PostFile } from './post.ts';
import type { PostSource } from './posts.ts';
import type { ReportError } from './read-post.ts';

/** The slugs that a sync changed. */
export interface SyncReport {
  added: readonly string[];
  updated: readonly string[];
  removed: readonly string[];
}

/** A store of posts for commands, which also write. Calls reject with the store's error. */
export interface PostStore extends PostSource {
  /** The post with this slug, published or not, unsanitized; undefined if no valid row has it. */
  postFile(slug: string): Promise<PostFile | undefined>;
  /**
   * Makes the store match these posts and their pictures: adds new slugs, updates posts that differ,
   * and removes posts of earlier syncs that are not among them. Other posts stay. Changes nothing if a
   * post is invalid.
   */
  sync(postFiles: readonly PostFile[]): Promise<SyncReport>;
}

export interface PostStoreDriver {
  /** File path or URL, for display. */
  location(settings: Settings): string;
  /** For how many milliseconds a page shows posts before they are checked again. */
  readonly freshMs: number;
  /**
   * Opens the store.
   *
   * @param reportError called for each invalid row and removed picture
   * @param seed reads the posts to put into an empty store, if this kind supports that
   * @throws DatabaseError if it cannot be used
   */
  open(
    settings: Settings,
    reportError: ReportError,
    seed?: () => Promise<readonly PostFile[]>,
  ): Promise<PostStore>;
}
