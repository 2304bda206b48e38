import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { ZodError, z } from 'zod';
import { hasCode } from '../base/errors/has-code.ts';
import { damageOf } from '../base/sqlite/damage.ts';
import { isDamage } from '../base/sqlite/fault.ts';
import { BUSY_TIMEOUT_MS, openDatabase } from '../base/sqlite/open.ts';
import { inTransaction } from '../base/sqlite/transaction.ts';
import { watchFiles } from '../base/sqlite/watch-files.ts';
import { byField } from './by-field.ts';
import type { Damage } from './damage.ts';
import { folded } from './folded.ts';
import type { Message } from './message.ts';
import { MIGRATIONS } from './migrations.ts';
import { type Deliveries, deliveriesIn } from './outbox/deliveries.ts';
import {
  byTime,
  type NewMessage,
  type Quarantine,
  STORED_COLUMNS,
  type StoredMessage,
  storedMessage,
} from './stored-message.ts';
import { conditionOf, type Which } from './which.ts';

/** A message on its way to the store. */
export interface Arrival {
  message: Message;
  quarantine: Quarantine;
  /** Whether it is held back for its content or sender, not for the volume of messages. */
  isSuspect: boolean;
  /** Remarks for the reader, such as why it is held back. */
  remarks: string;
  /** The same for each copy of one message, such as those of a double tap. */
  nonce: string | undefined;
}

/** Messages on disk. Every method throws what SQLite reports, such as a full disk. */
export interface MessageStore {
  /**
   * Returns the number of each once all would survive a power loss, with the deliveries of those
   * that are not quarantined. A message whose nonce is known keeps the number it has.
   *
   * @throws DatabaseError where a file of the store was removed, replaced or cut off since it was opened
   */
  add(arrivals: readonly Arrival[]): number[];
  /** Newest first, by their times; all of them without a `limit`. Leaves out what cannot be read for damage, as `count` does. */
  list(which: Which, limit?: number): StoredMessage[];
  count(which: Which): number;
  /** The highest number that was ever given, or 0. */
  lastId(): number;
  /** How large the file is, in bytes, once its log is written into it. */
  bytes(): number;
  /** The file's damage, or undefined; reads all of it. */
  damage(): Damage | undefined;
  /** The message with this number, or undefined. */
  get(id: number): StoredMessage | undefined;
  /** Marks a message as done, or as new again; false when there is none. */
  setDone(id: number, done: boolean): boolean;
  /** Delivers a message that was held back; false when there is none with this number. */
  release(id: number): boolean;
  /**
   * Removes messages with their deliveries from every byte of the file; how many there were.
   *
   * @throws Error where they are removed and bytes of theirs may be left; the next call wipes them
   */
  remove(ids: readonly number[]): number;
  deliveries: Deliveries;
  /** Throws if `add` would. */
  expectReady(): void;
  /** Frees the file; no call may follow. */
  close(): void;
}

/** Written and rolled back to test whether a message could be stored. */
const TRIAL: NewMessage = {
  ...byField(() => ''),
  receivedAt: '',
  doneAt: '',
  quarantine: 'trap',
  remarks: '',
};

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

const idRow = z.object({ id: z.int() });
const sequenceRow = z.object({ seq: z.int() });
const busyRow = z.object({ busy: z.int() });
const countRow = z.object({ count: z.int() });
const pageSizeRow = z.object({ page_size: z.int() });
const pageCountRow = z.object({ page_count: z.int() });

function inboxIn(db: DatabaseSync, path: string): MessageStore {
  // Overwrites deleted bytes.
  db.exec('PRAGMA secure_delete = ON');
  // No temporary files, which nobody would overwrite.
  db.exec('PRAGMA temp_store = MEMORY');
  db.function('folded', { deterministic: true }, (text) => folded(String(text)));
  const insert = db.prepare(
    `INSERT INTO messages (received_at, done_at, quarantine, remarks, nonce, fields)
     VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (nonce) DO NOTHING RETURNING id`,
  );
  const known = db.prepare('SELECT id FROM messages WHERE nonce = ?');
  const one = db.prepare(`SELECT ${STORED_COLUMNS} FROM messages WHERE id = ?`);
  const done = db.prepare('UPDATE messages SET done_at = ? WHERE id = ?');
  const free = db.prepare("UPDATE messages SET quarantine = '' WHERE id = ?");
  const drop = db.prepare('DELETE FROM messages WHERE id = ?');
  const sequence = db.prepare("SELECT seq FROM sqlite_sequence WHERE name = 'messages'");
  const highest = db.prepare('SELECT coalesce(max(id), 0) AS seq FROM messages');
  const { page_size: pageSize } = pageSizeRow.parse(db.prepare('PRAGMA page_size').get());
  const pages = db.prepare('PRAGMA page_count');
  const deliveries = deliveriesIn(db);
  const expectInPlace = watchFiles(path, db);

  const lastId = () => sequenceRow.optional().parse(sequence.get())?.seq ?? 0;
  const highestId = () => sequenceRow.parse(highest.get()).seq;

  /** Its number, or undefined where its nonce is known. */
  function insertOne(message: NewMessage, nonce: string | null): number | undefined {
    const { receivedAt, doneAt, quarantine, remarks } = message;
    const fields = JSON.stringify(byField(({ name }) => message[name]));
    const row = insert.get(receivedAt, doneAt, quarantine, remarks, nonce, fields);
    return row && idRow.parse(row).id;
  }

  function addOne({ message, quarantine, remarks, nonce = '' }: Arrival): number {
    const receivedAt = new Date().toISOString();
    const id = insertOne(
      { ...message, receivedAt, doneAt: '', quarantine, remarks },
      nonce || null,
    );
    if (id === undefined) return idRow.parse(known.get(nonce)).id;
    if (quarantine === '') deliveries.add(id);
    return id;
  }

  /** Reads message by message, the highest number first, around those that cannot be read. */
  function readAround(which: Which, skip: (id: number) => void = () => {}): StoredMessage[] {
    const [condition, values] = conditionOf(which);
    const single = db.prepare(
      `SELECT ${STORED_COLUMNS} FROM messages WHERE id = :id AND ${condition}`,
    );
    const found: StoredMessage[] = [];
    for (let id = unlessDamaged(lastId, highestId); id > 0; id -= 1) {
      unlessDamaged(
        () => {
          const row = single.get({ ...values, id });
          if (row) found.push(storedMessage(row));
        },
        () => skip(id),
      );
    }
    return found;
  }

  function wipe(): void {
    // Rows that once moved from page to page left copies behind, which only a file written anew has not.
    db.exec('VACUUM');
    // The log holds what the pages held: emptied, it holds nothing.
    const { busy } = busyRow.parse(db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get());
    if (busy !== 0)
      throw new Error(`${path}-wal is in use, and still has what was removed; try again`);
  }

  return {
    add(arrivals) {
      expectInPlace();
      const ids = inTransaction(db, () => arrivals.map(addOne));
      expectInPlace();
      return ids;
    },
    list(which, limit = Number.POSITIVE_INFINITY) {
      const [condition, values] = conditionOf(which);
      // Numbers do not follow the times where older versions moved messages in.
      const rows = db.prepare(
        `SELECT ${STORED_COLUMNS} FROM messages WHERE ${condition}
         ORDER BY received_at DESC, id DESC LIMIT :limit`,
      );
      const most = Number.isFinite(limit) ? limit : -1;
      return unlessDamaged(
        () => rows.all({ ...values, limit: most }).map(storedMessage),
        () =>
          readAround(which)
            .sort((a, b) => byTime(b, a) || b.id - a.id)
            .slice(0, limit),
      );
    },
    count(which) {
      const [condition, values] = conditionOf(which);
      // Reads the rows themselves and not an index alone, so that it leaves out what a list does.
      const row = db.prepare(
        `SELECT count(nullif(received_at, '')) AS count FROM messages WHERE ${condition}`,
      );
      return unlessDamaged(
        () => countRow.parse(row.get(values)).count,
        () => readAround(which).length,
      );
    },
    lastId,
    bytes: () => pageCountRow.parse(pages.get()).page_count * pageSize,
    damage() {
      if (damageOf(db) === undefined) return undefined;
      const unreadable: number[] = [];
      readAround({}, (id) => unreadable.unshift(id));
      return { unreadable };
    },
    get(id) {
      const row = one.get(id);
      return row && storedMessage(row);
    },
    setDone: (id, isDone) => done.run(isDone ? new Date().toISOString() : '', id).changes === 1,
    release: (id) =>
      inTransaction(db, () => {
        const found = free.run(id).changes === 1;
        if (found) deliveries.add(id);
        return found;
      }),
    remove(ids) {
      const removed = inTransaction(
        db,
        () => ids.filter((id) => drop.run(id).changes === 1).length,
      );
      wipe();
      return removed;
    },
    deliveries,
    expectReady() {
      expectInPlace();
      inTransaction(db, () => {
        db.exec('SAVEPOINT trial');
        insertOne(TRIAL, null);
        db.exec('ROLLBACK TO trial');
        // An unused value, written so that the transaction needs disk space as a message does.
        db.exec('PRAGMA application_id = 0');
      });
      expectInPlace();
    },
    close: () => db.close(),
  };
}

/** The result of `read`, or `otherwise` if its data is damaged. */
function unlessDamaged<Result>(read: () => Result, otherwise: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (!isDamagedRow(error)) throw error;
    return otherwise();
  }
}

/** Damaged bytes can also read as an invalid row, or as a number beyond JavaScript's integers. */
function isDamagedRow(error: unknown): boolean {
  const isTooLarge = hasCode(error, 'ERR_OUT_OF_RANGE');
  return isDamage(error) || isTooLarge || error instanceof ZodError || error instanceof SyntaxError;
}
