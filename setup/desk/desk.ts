import type { Patience } from './public-site.ts';
import type { Workshop } from './reading.ts';

/** A computer from which the site is published. */
export interface Desk {
  project: string;
  /** The public site's origin, if it is known here. */
  publicUrl: string | undefined;
  patience: Patience;
  workshop: Workshop;
  /**
   * Brings the posts of the folder to a store that no server of ours follows, once their version is
   * public.
   *
   * @param removed files of posts that the version before had
   * @returns what was done, or is still to do, in lines
   */
  carryPosts(removed: readonly string[]): Promise<string[]>;
  say(line: string): void;
  ask(question: string): Promise<boolean>;
}
