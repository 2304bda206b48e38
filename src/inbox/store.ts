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

/** A message on its way to the store. */
export interface NewMessage {
  message: Message;
  quarantine: Quarantine;
  /** Why it is quarantined, for the reader. */
  remarks: string;
  /** Period in which an identical message counts as a repeat; without it, none does. */
  repeatMs?: number;
}

/** Written and rolled back, to try whether a message could be stored. */
const TRIAL: NewMessage = { message: byField(() => ''), quarantine: '', remarks: '' };

/** A message is compared with as many before it: bounds the work in a flood. */
const MOST_COMPARED = 1_000;

/** Messages on disk. Every method throws what SQLite reports, such as a full disk. */
export type MessageStore = ReturnType<typeof inboxIn>;

/** The file that holds the messages inside the data folder. */
export function inboxPath(dataDir: string): string {
  return join(dataDir, 'inbox.sqlite');
}

/**
 * Opens the messages kept at `path`, making folder and file where missing. Several processes may
 * have the same file open.
 *
 * @param timeoutMs how long a write blocks while another process writes
 * @throws DatabaseError where the file cannot be used
 */
export function openMessageStore(path: string, timeoutMs = BUSY_TIMEOUT_MS): MessageStore {
  return openDatabase(path, MIGRATIONS, (db) => inboxIn(db, path), timeoutMs);
}

const busyRow = z.object({ busy: z.int() });
const numberRow = z.object({ number: z.int() });
/** The first column of a row that is a number. */
const numberIn = (row: unknown): number => numberRow.parse(row).number;

function inboxIn(db: DatabaseSync, path: string) {
  // Overwrites deleted bytes; and no temporary files, which nobody would overwrite.
  db.exec('PRAGMA secure_delete = ON; PRAGMA temp_store = MEMORY');
  db.function('folded', { deterministic: true }, (text) => folded(String(text)));
  const insert = db.prepare(
    `INSERT INTO messages (received_at, quarantine, remarks, fields)
     VALUES (?, ?, ?, ?) RETURNING id AS number`,
  );
  // Walks back from the newest number, to the first message that came before that time.
  const same = db.prepare(
    `SELECT id AS number FROM messages
     WHERE fields = :fields AND id > coalesce((
       SELECT id FROM messages
       WHERE received_at NOT BETWEEN :since AND :at
         OR id <= (SELECT max(id) FROM messages) - ${MOST_COMPARED}
       ORDER BY id DESC LIMIT 1), 0)`,
  );
  const one = db.prepare(`SELECT ${STORED_COLUMNS} FROM messages WHERE id = ?`);
  const done = db.prepare('UPDATE messages SET done_at = ? WHERE id = ?');
  const free = db.prepare("UPDATE messages SET quarantine = '', done_at = '' WHERE id = ?");
  const drop = db.prepare('DELETE FROM messages WHERE id = ?');
  const given = db.prepare(
    "SELECT coalesce(max(seq), 0) AS number FROM sqlite_sequence WHERE name = 'messages'",
  );
  const highest = db.prepare('SELECT coalesce(max(id), 0) AS number FROM messages');
  const bytes = db.prepare(
    'SELECT page_count * page_size AS number FROM pragma_page_count, pragma_page_size',
  );
  const deliveries = openDeliveries(db);
  const expectInPlace = watchFiles(path, db);

  /** The number of the same message that came before. */
  function copyOf({ message, repeatMs }: NewMessage): number | undefined {
    if (repeatMs === undefined) return undefined;
    const now = Date.now();
    const [since, at] = [new Date(now - repeatMs).toISOString(), new Date(now).toISOString()];
    const row = same.get({ fields: JSON.stringify(message), since, at });
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
    // The log holds what the pages held: emptied, it holds nothing.
    const { busy } = busyRow.parse(db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get());
    if (busy !== 0)
      throw new Error(`${path}-wal is in use, and still has what was removed; try again`);
  }

  return {
    /**
     * Returns the number of each once all would survive a power loss, with the deliveries of those
     * that are not quarantined. A message sent again keeps the number it has.
     *
     * @throws DatabaseError where a file of the store was removed, replaced or cut off since it was opened
     */
    add(arrivals: readonly NewMessage[]): number[] {
      expectInPlace();
      const addOne = (arrival: NewMessage) => copyOf(arrival) ?? insertOne(arrival);
      const ids = unlessDamaged(
        () => inTransaction(db, () => arrivals.map(addOne)),
        // A damaged page hides copies, and keeps no message from being stored.
        () => inTransaction(db, () => arrivals.map(insertOne)),
      );
      expectInPlace();
      return ids;
    },
    /** Newest first; all of them without a `limit`. */
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
    /** How large the file is, in bytes, once its log is written into it. */
    bytes: (): number => numberIn(bytes.get()),
    /** All messages that can be read, newest first, and the numbers that a damaged file may have lost. */
    salvage(): { messages: StoredMessage[]; lost: number[] } {
      const messages: StoredMessage[] = [];
      const lost: number[] = [];
      const numbers = [given, highest].map((asked) =>
        unlessDamaged(
          () => numberIn(asked.get()),
          () => 0,
        ),
      );
      for (let id = Math.max(...numbers); id > 0; id -= 1) {
        unlessDamaged(
          () => {
            const row = one.get(id);
            if (row) messages.push(storedMessage(row));
          },
          () => void lost.push(id),
        );
      }
      return { messages, lost };
    },
    /** The message with this number, or undefined. */
    get(id: number): StoredMessage | undefined {
      const row = one.get(id);
      return row && storedMessage(row);
    },
    /** Marks a message as done. */
    setDone: (id: number): void => void done.run(new Date().toISOString(), id),
    /** Makes a message new again, and all that is left to deliver of it due; how many deliveries that is. */
    release: (id: number): number =>
      inTransaction(db, () => {
        free.run(id);
        deliveries.add(id);
        return deliveries.retry(id);
      }),
    /**
     * Removes messages with their deliveries from every byte of the file.
     *
     * @throws Error where they are removed and bytes of theirs may be left; the next call wipes them
     */
    remove(ids: readonly number[]): void {
      inTransaction(db, () => {
        for (const id of ids) drop.run(id);
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
        // An unused value, written since it needs room on the disk, as a message does.
        db.exec('ROLLBACK TO trial; PRAGMA application_id = 0');
      });
      expectInPlace();
    },
    /** Frees the file; no call may follow. */
    close: (): void => db.close(),
  };
}
