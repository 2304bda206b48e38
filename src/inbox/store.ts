import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { BUSY_TIMEOUT_MS, openDatabase } from '../base/sqlite/open.ts';
import { inTransaction } from '../base/sqlite/transaction.ts';
import { watchFiles } from '../base/sqlite/watch-files.ts';
import { byField } from './by-field.ts';
import { unlessDamaged } from './damage.ts';
import type { Message } from './message.ts';
import { MIGRATIONS } from './migrations.ts';
import { openDeliveries } from './outbox/deliveries.ts';
import { conditionOf, folded, type MessageFilter } from './search.ts';
import {
  type Quarantine,
  STORED_COLUMNS,
  type StoredMessage,
  storedMessage,
} from './stored-message.ts';

export interface NewMessage {
  message: Message;
  quarantine: Quarantine;
  /** Why it is quarantined, in words for the office. */
  remarks: string;
  /** Period in milliseconds in which an identical message counts as a repeat; no repeats without it. */
  repeatMs?: number;
}

/** Written and rolled back to test whether a message could be stored. */
const TRIAL: NewMessage = { message: byField(() => ''), quarantine: '', remarks: '' };

/** How many earlier messages a message is compared with, which bounds the work in a flood. */
const MAX_COMPARED = 1_000;

/** Messages on disk. Every method throws SQLite's errors, such as a full disk. */
export type MessageStore = ReturnType<typeof inboxIn>;

/** Path of the messages' file in the data folder. */
export function inboxPath(dataDir: string): string {
  return join(dataDir, 'inbox.sqlite');
}

/**
 * Opens the messages at `path`; creates folder and file if they are missing. Several processes may
 * have the same file open.
 *
 * @param timeoutMs how long a write blocks while another process writes
 * @throws DatabaseError if the file cannot be used
 */
export function openMessageStore(path: string, timeoutMs = BUSY_TIMEOUT_MS): MessageStore {
  return openDatabase(path, MIGRATIONS, (db) => inboxIn(db, path), timeoutMs);
}

const busyRow = z.object({ busy: z.int() });
const numberRow = z.object({ number: z.int() });
/** The column `number` of a row. */
const numberIn = (row: unknown): number => numberRow.parse(row).number;

function inboxIn(db: DatabaseSync, path: string) {
  // Overwrites deleted bytes, and writes no temporary files, which would not be overwritten.
  db.exec('PRAGMA secure_delete = ON; PRAGMA temp_store = MEMORY');
  db.function('folded', { deterministic: true }, (text) => folded(String(text)));
  const insert = db.prepare(
    `INSERT INTO messages (received_at, quarantine, remarks, fields)
     VALUES (?, ?, ?, ?) RETURNING id AS number`,
  );
  // Walks back from the newest message to the first one before `:since`.
  const selectRepeats = db.prepare(
    `SELECT id AS number FROM messages
     WHERE fields = :fields AND id > coalesce((
       SELECT id FROM messages
       WHERE received_at NOT BETWEEN :since AND :at
         OR id <= (SELECT max(id) FROM messages) - ${MAX_COMPARED}
       ORDER BY id DESC LIMIT 1), 0)`,
  );
  const selectById = db.prepare(`SELECT ${STORED_COLUMNS} FROM messages WHERE id = ?`);
  const markDone = db.prepare('UPDATE messages SET done_at = ? WHERE id = ?');
  const releaseById = db.prepare("UPDATE messages SET quarantine = '', done_at = '' WHERE id = ?");
  const deleteById = db.prepare('DELETE FROM messages WHERE id = ?');
  const lastAssignedId = db.prepare(
    "SELECT coalesce(max(seq), 0) AS number FROM sqlite_sequence WHERE name = 'messages'",
  );
  const highestId = db.prepare('SELECT coalesce(max(id), 0) AS number FROM messages');
  const bytes = db.prepare(
    'SELECT page_count * page_size AS number FROM pragma_page_count, pragma_page_size',
  );
  const deliveries = openDeliveries(db);
  const expectInPlace = watchFiles(path, db);

  /** The number of an earlier identical message. */
  function copyOf({ message, repeatMs }: NewMessage): number | undefined {
    if (repeatMs === undefined) return undefined;
    const now = Date.now();
    const [since, at] = [new Date(now - repeatMs).toISOString(), new Date(now).toISOString()];
    const row = selectRepeats.get({ fields: JSON.stringify(message), since, at });
    return row && numberIn(row);
  }

  function insertOne({ message, quarantine, remarks }: NewMessage): number {
    const at = new Date().toISOString();
    const fields = JSON.stringify(message);
    const id = numberIn(insert.get(at, quarantine, remarks, fields));
    if (quarantine === '') deliveries.add(id);
    return id;
  }

  function wipe(): void {
    // Moved rows leave copies in free space, which only VACUUM removes.
    db.exec('VACUUM');
    // The WAL still contains the old pages, so it is emptied too.
    const { busy } = busyRow.parse(db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get());
    if (busy !== 0)
      throw new Error(`${path}-wal is in use, and still has what was removed; try again`);
  }

  return {
    /**
     * Stores messages, with the deliveries of those that are not quarantined. Returns their numbers
     * once all would survive a power loss. A repeated message gets the number of the first.
     *
     * @throws DatabaseError if a file of the store was removed, replaced or cut off since it was opened
     */
    add(arrivals: readonly NewMessage[]): number[] {
      expectInPlace();
      const addOne = (arrival: NewMessage) => copyOf(arrival) ?? insertOne(arrival);
      const ids = unlessDamaged(
        () => inTransaction(db, () => arrivals.map(addOne)),
        // A damaged page hides copies, but must not keep messages from being stored.
        () => inTransaction(db, () => arrivals.map(insertOne)),
      );
      expectInPlace();
      return ids;
    },
    /** Messages, newest first; all without a `limit`. */
    list(which: MessageFilter, limit = -1): StoredMessage[] {
      const [condition, values] = conditionOf(which);
      const rows = db.prepare(
        `SELECT ${STORED_COLUMNS} FROM messages WHERE ${condition} ORDER BY id DESC LIMIT :limit`,
      );
      return rows.all({ ...values, limit }).map(storedMessage);
    },
    count(which: MessageFilter): number {
      const [condition, values] = conditionOf(which);
      const row = db.prepare(`SELECT count(*) AS number FROM messages WHERE ${condition}`);
      return numberIn(row.get(values));
    },
    /** The size of the file in bytes, including the pages still in its WAL. */
    bytes: (): number => numberIn(bytes.get()),
    /** All readable messages, newest first, and the numbers that a damaged file may have lost. */
    salvage(): { messages: StoredMessage[]; lost: number[] } {
      const messages: StoredMessage[] = [];
      const lost: number[] = [];
      const numbers = [lastAssignedId, highestId].map((asked) =>
        unlessDamaged(
          () => numberIn(asked.get()),
          () => 0,
        ),
      );
      for (let id = Math.max(...numbers); id > 0; id -= 1) {
        unlessDamaged(
          () => {
            const row = selectById.get(id);
            if (row) messages.push(storedMessage(row));
          },
          () => void lost.push(id),
        );
      }
      return { messages, lost };
    },
    get(id: number): StoredMessage | undefined {
      const row = selectById.get(id);
      return row && storedMessage(row);
    },
    setDone: (id: number): void => void markDone.run(new Date().toISOString(), id),
    /** Makes a message new again and its open deliveries due; returns the number of these deliveries. */
    release: (id: number): number =>
      inTransaction(db, () => {
        releaseById.run(id);
        deliveries.add(id);
        return deliveries.retry(id);
      }),
    /**
     * Removes messages with their deliveries, and all their bytes from the file.
     *
     * @throws Error if they are removed but some of their bytes may be left; the next call wipes them
     */
    remove(ids: readonly number[]): void {
      inTransaction(db, () => {
        for (const id of ids) deleteById.run(id);
      });
      wipe();
    },
    deliveries,
    /** Throws if `add` would. */
    expectReady(): void {
      expectInPlace();
      inTransaction(db, () => {
        db.exec('SAVEPOINT trial');
        insertOne(TRIAL);
        // Writes an unused value, since that needs room on the disk like a message.
        db.exec('ROLLBACK TO trial; PRAGMA application_id = 0');
      });
      expectInPlace();
    },
    /** Closes the file; no call may follow. */
    close: (): void => db.close(),
  };
}
