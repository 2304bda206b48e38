import type { Change } from './changes.ts';
import type { Git } from './git.ts';

/**
 * How a command ended: `published`, `nothing` to publish, `ready` to be published, `refused` by the
 * check, the public site or a person, a `conflict` with what others published, or `failed`.
 */
export type Done = 'published' | 'nothing' | 'ready' | 'refused' | 'conflict' | 'failed';

/** A computer from which the site is published. */
export interface Desk {
  project: string;
  git: Git;
  /** The public site's origin, if it is known here. */
  publicUrl: string | undefined;
  /** How often to ask the public site, and for how long, in milliseconds. */
  patience: { everyMs: number; forMs: number };
  /** The problems that keep the content from being published, in lines. */
  check(): Promise<readonly string[]>;
  /** Brings posts to a store that no server follows; in lines what was done, or is still to do. */
  syncPosts(): readonly string[];
  say(line: string): void;
  sayChanges(changes: readonly Change[]): void;
  ask(question: string): Promise<boolean>;
}
