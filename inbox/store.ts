import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { DatabaseError, openDatabase } from '../sqlite/open.ts';
import { byField } from './by-field.ts';
import { prepareColumns } from './columns.ts';
import { FIELDS } from './fields.ts';
import type { Message } from './message.ts';
import { MIGRATIONS } from './migrations.ts';

const storedSchema = z.object({
  id: z.int(),
  receivedAt: z.string(),
  spam: z.literal([0, 1]).transform((flag) => flag === 1),
  ...byField(() => z.string()),
});
const countSchema = z.object({ count: z.int() });

/** A message as kept: what the visitor wrote, its number and when it came (ISO 8601, UTC). */
export type StoredMessage = z.output<typeof storedSchema>;

/** Which messages: the trapped ones (true), the others (false), or both. */
interface Kind {
  spam?: boolean;
}

/** Messages on disk. Every method throws what SQLite reports, such as a full disk. */
export interface Inbox {
  /**
   * Returns the new message's id once the message would survive a power loss.
   *
   * @throws DatabaseError where the file was removed or replaced since it was opened
   */
  add(message: Message, options: { spam: boolean }): number;
  /** The newest of a kind, newest first; all of them without a `limit`. */
  list(options: Kind & { limit?: number }): StoredMessage[];
  /** How many there are of a kind. */
  count(options: Kind): number;
  /** The message with this id, or undefined. */
  get(id: number): StoredMessage | undefined;
  /** Frees the file; no call may follow. */
  close(): void;
}

/** The file that holds the messages inside the data folder. */
export function inboxPath(dataDir: string): string {
  return join(dataDir, 'inbox.sqlite');
}

/**
 * Opens the messages kept at `path`, making folder and file where missing. Several processes may
 * have the same file open.
 *
 * @throws DatabaseError where the file cannot be used
 */
export function openInbox(path: string): Inbox {
  return openDatabase(path, MIGRATIONS, (db) => inboxIn(db, path));
}

function inboxIn(db: DatabaseSync, path: string): Inbox {
  const { dev, ino } = statSync(path);
  const names = FIELDS.map(({ name }) => name);
  const retired = prepareColumns(db, names);
  const written = [...names, ...retired];
  const insert = db.prepare(
    `INSERT INTO messages (received_at, spam, ${quoted(written)})
     VALUES (?, ?${', ?'.repeat(written.length)})`,
  );
  const columns = `id, received_at AS receivedAt, spam, ${quoted(names)}`;
  const one = db.prepare(`SELECT ${columns} FROM messages WHERE id = ?`);
  const many = db.prepare(
    `SELECT ${columns} FROM messages WHERE spam IN (?, ?) ORDER BY id DESC LIMIT ?`,
  );
  const count = db.prepare('SELECT count(*) AS count FROM messages WHERE spam IN (?, ?)');
  return {
    add(message, { spam }) {
      // SQLite goes on writing to a file that has been removed, and what it wrote is gone with the process.
      const file = statSync(path, { throwIfNoEntry: false });
      if (file?.dev !== dev || file.ino !== ino) {
        throw new DatabaseError(`${path}: removed or replaced while the site ran; start it again`);
      }
      const now = new Date().toISOString();
      const values = [...names.map((name) => message[name]), ...retired.map(() => '')];
      const done = insert.run(now, spam ? 1 : 0, ...values);
      return Number(done.lastInsertRowid);
    },
    list: ({ limit = NO_LIMIT, ...kind }) =>
      z.array(storedSchema).parse(many.all(...flags(kind), limit)),
    count: (kind) => countSchema.parse(count.get(...flags(kind))).count,
    get: (id) => storedSchema.optional().parse(one.get(id)),
    close: () => db.close(),
  };
}

function quoted(columns: readonly string[]): string {
  return columns.map((column) => `"${column}"`).join(', ');
}

/** What SQLite takes for no limit. */
const NO_LIMIT = -1;

/** The two values of the column `spam` that are of the kind. */
function flags({ spam }: Kind): [number, number] {
  return [spam === true ? 1 : 0, spam === false ? 0 : 1];
}
