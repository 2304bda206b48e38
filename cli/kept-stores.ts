import { MIGRATIONS as RECORD_STEPS } from '../archive/migrations.ts';
import { archivePath, openArchive } from '../archive/store.ts';
import type { Schema } from '../base/sqlite/schema-difference.ts';
import { blogPath } from '../blog/stores/sqlite/kind.ts';
import { MIGRATIONS as POST_STEPS } from '../blog/stores/sqlite/migrations.ts';
import { openSqlitePosts } from '../blog/stores/sqlite/store.ts';
import { MIGRATIONS as MESSAGE_STEPS } from '../inbox/migrations.ts';
import { inboxPath, openInbox } from '../inbox/store.ts';

/** A store that is backed up and restored. */
export interface KeptStore extends Schema {
  /** The prefix of its copies' names. */
  name: string;
  path(dataDir: string): string;
  /** What one row is, in words. */
  one: string;
  /**
   * Reads all of a copy as the site does, migrating its tables.
   *
   * @throws Error saying what the site could not read
   */
  readAll(path: string): void;
  /** Posts may be kept elsewhere, and a site for this machine alone has no record; messages must be there. */
  isOptional: boolean;
}

/** The records of all builds. */
export const ARCHIVE: KeptStore = {
  name: 'archive',
  path: archivePath,
  one: 'record',
  readAll: readRecords,
  isOptional: true,
  table: 'records',
  steps: RECORD_STEPS,
};

/** The data folder's files that cannot be recreated. */
export const KEPT_STORES: readonly KeptStore[] = [
  {
    name: 'inbox',
    path: inboxPath,
    one: 'message',
    readAll: readMessages,
    isOptional: false,
    table: 'messages',
    steps: MESSAGE_STEPS,
  },
  {
    name: 'blog',
    path: blogPath,
    one: 'post',
    readAll: readPosts,
    isOptional: true,
    table: 'blog_posts',
    steps: POST_STEPS,
  },
  ARCHIVE,
];

/** Higher numbers leave too few for new messages. */
const HIGHEST_ID = 2 ** 52;

function readMessages(path: string): void {
  const inbox = openInbox(path);
  try {
    const messages = inbox.list({});
    if (messages.length !== inbox.count({})) throw new Error('it has rows that are no messages');
    if (inbox.lastId() > HIGHEST_ID) throw new Error('its numbers leave none for new messages');
    for (const { id, receivedAt, doneAt } of messages) {
      const isTimed = [receivedAt, doneAt || receivedAt].every(
        (time) => !Number.isNaN(Date.parse(time)),
      );
      if (!isTimed) throw new Error(`message ${id} has a time that is none`);
      inbox.deliveries.of(id);
    }
  } finally {
    inbox.close();
  }
}

function readPosts(path: string): void {
  openSqlitePosts(path).close();
}

function readRecords(path: string): void {
  const archive = openArchive(path);
  try {
    for (const record of archive.records()) archive.snapshotOf(record);
  } finally {
    archive.close();
  }
}

/** A count with its noun, such as '3 messages'. */
export function counted({ one }: KeptStore, count: number): string {
  return `${count.toLocaleString('en-US')} ${one}${count === 1 ? '' : 's'}`;
}

/** A moment (UTC) as it stands in a file's name: 2026-11-22T04-15-00Z. */
export function stamp(moment = new Date()): string {
  return moment.toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
}
