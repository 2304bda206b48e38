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

/** A store with what commands need besides its reads. Calls reject with the store's error. */
export interface PostStore extends PostSource {
  /** The post with this slug, published or not, unsanitized; undefined if no valid row has it. */
  postFile(slug: string): Promise<PostFile | undefined>;
  /**
   * Brings the store to these posts and their pictures: adds a slug that is new, changes a post
   * that differs, and removes a post that an earlier sync brought and that is not among them. Other
   * posts stay. All of it or, where a post does not fit, nothing.
   */
  sync(postFiles: readonly PostFile[]): Promise<SyncReport>;
}

/** A kind of store for posts. */
export interface PostStoreDriver {
  /** File path or URL, for display. */
  location(settings: Settings): string;
  /** For how many milliseconds a page with its posts is shown without a new look at them. */
  readonly freshMs: number;
  /**
   * Opens it.
   *
   * @param reportError called for each invalid row and removed picture
   * @param seed the posts of a store that can be filled, and has none
   * @throws DatabaseError if it cannot be used
   */
  open(
    settings: Settings,
    reportError: ReportError,
    seed?: () => Promise<readonly PostFile[]>,
  ): Promise<PostStore>;
}
