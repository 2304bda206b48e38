import { archivePath } from '../../src/archive/archive.ts';
import { blogPath } from '../../src/blog/stores/sqlite/driver.ts';
import { MIGRATIONS as BLOG } from '../../src/blog/stores/sqlite/migrations.ts';
import { MIGRATIONS as INBOX } from '../../src/inbox/migrations.ts';
import { inboxPath } from '../../src/inbox/store.ts';

export interface BackedUpStore {
  /** The prefix and the extension of its copies' names. */
  name: string;
  end: '.sqlite' | '.bundle';
  path(dataDir: string): string;
  /** A table that only this store has. */
  table?: string;
  /** Its migrations; see `openDatabase`. */
  steps?: readonly string[];
}

/** The stores that cannot be rebuilt: messages, posts, and the archive. */
export const STORES: readonly BackedUpStore[] = [
  { name: 'inbox', end: '.sqlite', path: inboxPath, table: 'messages', steps: INBOX },
  { name: 'blog', end: '.sqlite', path: blogPath, table: 'blog_posts', steps: BLOG },
  { name: 'archive', end: '.bundle', path: archivePath },
];

/** The current time (UTC) for a file name: 2026-11-22T04-15-00Z. */
export function timestamp(): string {
  return new Date().toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
}
