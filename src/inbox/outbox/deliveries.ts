import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { inTransaction } from '../../base/sqlite/transaction.ts';

/** The longest wait between two tries of a delivery, in milliseconds. */
export const LONGEST_WAIT_MS = 60 * 60_000;
/** A claim's lease in milliseconds: how long others wait if its process is gone. */
export const LEASE_MS = 2 * 60_000;

const deliverySchema = z.object({
  messageId: z.int(),
  channel: z.string(),
  state: z.enum(['pending', 'done', 'failed']),
  /** How often it was tried, the try under way included. */
  tries: z.int(),
  /** When it was delivered (empty until then): ISO 8601, UTC. */
  deliveredAt: z.string(),
  /** The last try's error. */
  fault: z.string(),
});

/** One message's delivery by one channel. */
export type Delivery = z.output<typeof deliverySchema>;

const openSchema = z.object({
  channel: z.string(),
  state: z.enum(['pending', 'failed']),
  count: z.int(),
  /** When the oldest message came. */
  since: z.string(),
});

/** How many deliveries a channel has in a state. */
type OpenDeliveries = z.output<typeof openSchema>;

/** The deliveries of messages, on disk; every method throws what SQLite reports. */
export type Deliveries = ReturnType<typeof openDeliveries>;

const COLUMNS = 'message_id AS messageId, channel, state, tries, done_at AS deliveredAt, fault';
const ONE = 'message_id = :messageId AND channel = :channel';

/** A delivery is due at a time by the clock: its lease or its wait ends then. */
export function openDeliveries(database: DatabaseSync) {
  const clearChannels = database.prepare('DELETE FROM channels');
  const addChannel = database.prepare('INSERT INTO channels (name) VALUES (?)');
  const add = database.prepare(
    `INSERT OR IGNORE INTO deliveries (message_id, channel) SELECT :messageId, value
     FROM json_each(coalesce(:own, (SELECT json_group_array(name) FROM channels)))`,
  );
  // A due time beyond the longest wait means that the clock was set back.
  // The first condition, though part of the second, lets SQLite use the index of open deliveries.
  const claim = database.prepare(
    `UPDATE deliveries SET due_ms = :now + ${LEASE_MS}, tries = tries + 1
     WHERE (message_id, channel) IN (
       SELECT message_id, channel FROM deliveries
       WHERE state <> 'done' AND state = 'pending' AND channel = :channel
         AND (due_ms <= :now OR due_ms > :now + ${LONGEST_WAIT_MS})
       ORDER BY message_id LIMIT :limit)
     RETURNING ${COLUMNS}`,
  );
  const succeed = database.prepare(
    `UPDATE deliveries SET state = 'done', done_at = :at, fault = '' WHERE ${ONE}`,
  );
  const fail = database.prepare(
    `UPDATE deliveries SET state = :state, due_ms = :due, fault = :fault
     WHERE ${ONE} AND state = 'pending'`,
  );
  const retry = database.prepare(
    `UPDATE deliveries SET state = 'pending', due_ms = 0, tries = 0
     WHERE message_id = ? AND state <> 'done'`,
  );
  const of = database.prepare(
    `SELECT ${COLUMNS} FROM deliveries WHERE message_id = ? ORDER BY channel`,
  );
  const open = database.prepare(
    `SELECT channel, state, count(*) AS count, min(received_at) AS since
     FROM deliveries JOIN messages ON id = message_id
     WHERE state <> 'done' AND (state = 'pending' OR messages.done_at = '')
     GROUP BY channel, state ORDER BY channel, state`,
  );
  const list = z.array(deliverySchema);
  let own: string | null = null;

  return {
    /**
     * Registers this process's channels, for its new messages. Processes without channels, such as
     * commands, use those registered last. Pending deliveries of other channels wait for theirs.
     */
    setChannels(names: readonly string[]): void {
      // In one transaction: a message stored in between would have no channel.
      inTransaction(database, () => {
        clearChannels.run();
        for (const name of names) addChannel.run(name);
      });
      own = JSON.stringify(names);
    },
    /** Registers a message with every channel, unless it is already. */
    add(messageId: number): void {
      add.run({ messageId, own });
    },
    /** Takes up to `limit` deliveries of a channel that are due; nobody else gets them for `LEASE_MS`. */
    claim: (channel: string, limit: number): Delivery[] =>
      list.parse(claim.all({ now: Date.now(), channel, limit })),
    succeed({ messageId, channel }: Delivery): void {
      succeed.run({ messageId, channel, at: new Date().toISOString() });
    },
    /** Notes a try that failed: the next comes after `waitMs`, or none where it is undefined. */
    fail({ messageId, channel }: Delivery, fault: string, waitMs: number | undefined): void {
      const state = waitMs === undefined ? 'failed' : 'pending';
      fail.run({ messageId, channel, state, fault, due: Date.now() + (waitMs ?? 0) });
    },
    /** Makes the pending and failed deliveries of a message due now; how many there are. */
    retry: (messageId: number): number => Number(retry.run(messageId).changes),
    of: (messageId: number): Delivery[] => list.parse(of.all(messageId)),
    /** Those to be made, by channel and state, without those that failed for a message marked as done. */
    open: (): OpenDeliveries[] => z.array(openSchema).parse(open.all()),
  };
}
