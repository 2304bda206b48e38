import { blogPath } from '../blog/stores/sqlite/kind.ts';
import { MIGRATIONS as POST_STEPS } from '../blog/stores/sqlite/migrations.ts';
import { LATER_COLUMN } from '../inbox/columns.ts';
import { MIGRATIONS as MESSAGE_STEPS } from '../inbox/migrations.ts';
import { inboxPath } from '../inbox/store.ts';
import type { Kind } from '../sqlite/proof.ts';

/** A store that is backed up and restored. */
export interface KeptStore extends Kind {
  /** What the names of its copies begin with. */
  name: string;
  path(dataDir: string): string;
  /** One of what it holds. */
  one: string;
  /** Posts may be kept elsewhere, messages may not. */
  isOptional: boolean;
}

/** Every file of the data folder that holds what cannot be made again. */
export const KEPT_STORES: readonly KeptStore[] = [
  {
    name: 'inbox',
    path: inboxPath,
    one: 'message',
    isOptional: false,
    table: 'messages',
    steps: MESSAGE_STEPS,
    laterColumn: LATER_COLUMN,
  },
  {
    name: 'blog',
    path: blogPath,
    one: 'post',
    isOptional: true,
    table: 'blog_posts',
    steps: POST_STEPS,
  },
];

/** How many of what it holds, such as '3 messages'. */
export function counted({ one }: KeptStore, count: number): string {
  return `${count.toLocaleString('en-US')} ${one}${count === 1 ? '' : 's'}`;
}

/** A moment (UTC) as it stands in a file's name: 2026-11-22T04-15-00Z. */
export function stamp(moment = new Date()): string {
  return moment.toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
}
