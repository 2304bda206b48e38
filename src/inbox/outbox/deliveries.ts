import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { inTransaction } from '../../base/sqlite/transaction.ts';
import { LEASE_MS, LONGEST_WAIT_MS } from './waits.ts';

const deliverySchema = z.object({
  messageId: z.int(),
  channel: z.string(),
  state: z.enum(['pending', 'done', 'failed']),
  /** How often it was tried, the try under way included. */
  tries: z.int(),
  /** When it was delivered (empty until then): ISO 8601, UTC. */
  doneAt: z.string(),
  /** The last try's error. */
  fault: z.string(),
});

/** One message's delivery by one channel. */
export type Delivery = z.output<typeof deliverySchema>;

const countSchema = z.object({
  channel: z.string(),
  state: z.string(),
  count: z.int(),
  /** The oldest message’s number: numbers grow with the time of arrival. */
  oldestId: z.int(),
});

/** How many deliveries a channel has in a state. */
export type DeliveryCount = z.output<typeof countSchema>;

/** The deliveries of messages, on disk; every method throws what SQLite reports. */
export interface Deliveries {
  /**
   * Registers the channels that new messages are for: those of this process for good, and those of
   * processes that register none, such as commands, until the next one registers its own. Pending
   * deliveries of others wait for theirs.
   */
  setChannels(names: readonly string[]): void;
  /** Registers a message with every channel, unless it is already. */
  add(messageId: number): void;
  /** Takes up to `limit` deliveries of a channel that are due; nobody else gets them for `LEASE_MS`. */
  claim(channel: string, limit: number): Delivery[];
  succeed(delivery: Delivery): void;
  /** Notes a try that failed: the next comes after `waitMs`, or none where it is undefined. */
  fail(delivery: Delivery, fault: string, waitMs: number | undefined): void;
  /** Gives a claim back as if it had not been made. */
  release(delivery: Delivery): void;
  /** Makes the pending and failed deliveries of a message due now; how many there are. */
  retry(messageId: number): number;
  of(messageId: number): Delivery[];
  /** How many are open by channel and state, without those that failed for a message marked as done. */
  openCounts(): DeliveryCount[];
}

const COLUMNS = 'message_id AS messageId, channel, state, tries, done_at AS doneAt, fault';
const ONE = 'message_id = :messageId AND channel = :channel';
const PENDING = `${ONE} AND state = 'pending'`;

/** A delivery is due at a time by the clock: its lease or its wait ends then. */
export function deliveriesIn(database: DatabaseSync): Deliveries {
  const statement = (sql: string) => database.prepare(sql);
  const clearChannels = statement('DELETE FROM channels');
  const addChannel = statement('INSERT INTO channels (name) VALUES (?)');
  const add = statement(
    `INSERT OR IGNORE INTO deliveries (message_id, channel) SELECT :messageId, value
     FROM json_each(coalesce(:own, (SELECT json_group_array(name) FROM channels)))`,
  );
  let own: string | null = null;
  // Further ahead than any wait it was written before the clock was set back.
  // The first condition, though part of the second, lets SQLite use the index of open deliveries.
  const due = `SELECT message_id, channel FROM deliveries
    WHERE state <> 'done' AND state = 'pending' AND channel = :channel
      AND (due_ms <= :now OR due_ms > :now + ${LONGEST_WAIT_MS})
    ORDER BY message_id LIMIT :limit`;
  const isDue = statement(due);
  const claim = statement(
    `UPDATE deliveries SET due_ms = :now + ${LEASE_MS}, tries = tries + 1
     WHERE (message_id, channel) IN (${due}) RETURNING ${COLUMNS}`,
  );
  const succeed = statement(
    `UPDATE deliveries SET state = 'done', done_at = :at, fault = '' WHERE ${ONE}`,
  );
  const fail = statement(
    `UPDATE deliveries SET state = :state, due_ms = :due, fault = :fault WHERE ${PENDING}`,
  );
  const release = statement(`UPDATE deliveries SET due_ms = 0, tries = tries - 1 WHERE ${PENDING}`);
  const retry = statement(
    `UPDATE deliveries SET state = 'pending', due_ms = 0, tries = 0
     WHERE message_id = ? AND state <> 'done'`,
  );
  const of = statement(`SELECT ${COLUMNS} FROM deliveries WHERE message_id = ? ORDER BY channel`);
  const openCounts = statement(
    `SELECT channel, state, count(*) AS count, min(message_id) AS oldestId FROM deliveries WHERE state <> 'done'
     AND (state <> 'failed' OR EXISTS (SELECT 1 FROM messages WHERE id = message_id AND done_at = ''))
     GROUP BY channel, state ORDER BY channel, state`,
  );
  const one = ({ messageId, channel }: Delivery) => ({ messageId, channel });
  const deliveries = z.array(deliverySchema);
  const countList = z.array(countSchema);

  /** Writes without a disk sync: after a power cut the try is made again. */
  function lightly<Result>(write: () => Result): Result {
    database.exec('PRAGMA synchronous = NORMAL');
    try {
      return write();
    } finally {
      database.exec('PRAGMA synchronous = FULL');
    }
  }

  return {
    setChannels(names) {
      // In one transaction: a message stored in between would have no channel.
      inTransaction(database, () => {
        clearChannels.run();
        for (const name of names) addChannel.run(name);
      });
      own = JSON.stringify(names);
    },
    add: (messageId) => void add.run({ messageId, own }),
    claim(channel, limit) {
      const wanted = { now: Date.now(), channel, limit };
      // Reads first: a claim locks the file even with nothing to claim.
      if (isDue.get(wanted) === undefined) return [];
      return deliveries.parse(lightly(() => claim.all(wanted)));
    },
    succeed(delivery) {
      const row = { ...one(delivery), at: new Date().toISOString() };
      lightly(() => succeed.run(row));
    },
    fail(delivery, fault, waitMs) {
      const state = waitMs === undefined ? 'failed' : 'pending';
      const row = { ...one(delivery), state, fault, due: Date.now() + (waitMs ?? 0) };
      lightly(() => fail.run(row));
    },
    release: (delivery) => void lightly(() => release.run(one(delivery))),
    retry: (messageId) => Number(retry.run(messageId).changes),
    of: (messageId) => deliveries.parse(of.all(messageId)),
    openCounts: () => countList.parse(openCounts.all()),
  };
}
