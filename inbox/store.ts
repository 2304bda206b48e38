import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { Message } from './message.ts';
import { migrate } from './migrate.ts';

const busyTimeoutMs = 5_000;

const storedSchema = z.object({
  id: z.int(),
  receivedAt: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  subject: z.string(),
  message: z.string(),
  spam: z.literal([0, 1]).transform((flag) => flag === 1),
});

/** A message as kept: what the visitor wrote, its number and when it came (ISO 8601, UTC). */
export type StoredMessage = z.output<typeof storedSchema>;

/** Messages on disk. Every method throws what SQLite reports, such as a full disk. */
export interface Inbox {
  /** Returns the new message's id once the message would survive a power loss. */
  add(message: Message, options: { spam: boolean }): number;
  /** Newest first; `spam` keeps the trapped ones (true) or the others (false), else both. */
  list(options: { spam?: boolean; limit: number }): StoredMessage[];
  get(id: number): StoredMessage | undefined;
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
 * @throws NewerSchemaError where a newer version of this software wrote the file; a system or
 * SQLite error where it cannot be opened for writing.
 */
export function openInbox(path: string): Inbox {
  createPrivately(path);
  const db = new DatabaseSync(path, { timeout: busyTimeoutMs });
  try {
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    migrate(db, path);
    return inboxIn(db);
  } catch (error) {
    db.close();
    throw error;
  }
}

/** People's messages are nobody else's to read; SQLite gives its side files the same mode. */
function createPrivately(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  writeFileSync(path, '', { flag: 'a', mode: 0o600 });
}

function inboxIn(db: DatabaseSync): Inbox {
  const columns = 'id, received_at AS receivedAt, name, email, phone, subject, message, spam';
  const insert = db.prepare(
    `INSERT INTO messages (received_at, name, email, phone, subject, message, spam)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );
  const one = db.prepare(`SELECT ${columns} FROM messages WHERE id = ?`);
  const many = db.prepare(
    `SELECT ${columns} FROM messages WHERE spam IN (?, ?) ORDER BY id DESC LIMIT ?`,
  );
  return {
    add({ name, email, phone, subject, message }, { spam }) {
      const now = new Date().toISOString();
      const done = insert.run(now, name, email, phone, subject, message, spam ? 1 : 0);
      return Number(done.lastInsertRowid);
    },
    list({ spam, limit }) {
      const rows = many.all(spam === true ? 1 : 0, spam === false ? 0 : 1, limit);
      return z.array(storedSchema).parse(rows);
    },
    get: (id) => storedSchema.optional().parse(one.get(id)),
    close: () => db.close(),
  };
}
