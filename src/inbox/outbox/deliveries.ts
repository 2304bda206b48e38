import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { inTransaction } from '../../base/sqlite/transaction.ts';

/** The longest wait between two tries of a delivery, in milliseconds. */
export const MAX_WAIT_MS = 60 * 60_000;
/** A claim's lease in milliseconds: how long other processes wait if the claiming process ended. */
export const LEASE_MS = 2 * 60_000;

const deliverySchema = z.object({
  messageId: z.int(),
  channel: z.string(),
  state: z.enum(['pending', 'done', 'failed']),
  /** The number of tries, including the current one. */
  tries: z.int(),
  /** When it was delivered (empty until then): ISO 8601, UTC. */
  deliveredAt: z.string(),
  /** The error of the last try, in one line; empty if there is none. */
  fault: z.string(),
});

/** The delivery of one message by one channel. */
export type Delivery = z.output<typeof deliverySchema>;

const openSchema = z.object({
  channel: z.string(),
  state: z.enum(['pending', 'failed']),
  count: z.int(),
  /** When the oldest of these messages arrived: ISO 8601, UTC. */
  since: z.string(),
});

/** The number of deliveries of a channel in a state. */
type OpenDeliveries = z.output<typeof openSchema>;

/** The deliveries of messages, on disk; every method throws SQLite's error. */
export type Deliveries = ReturnType<typeof openDeliveries>;

const COLUMNS = 'message_id AS messageId, channel, state, tries, done_at AS deliveredAt, fault';
const ONE_DELIVERY = 'message_id = :messageId AND channel = :channel';

/** Prepares the deliveries in a database. `due_ms` is when a delivery's lease or wait ends, in Unix time. */
export function openDeliveries(database: DatabaseSync) {
  const clearChannels = database.prepare('DELETE FROM channels');
  const addChannel = database.prepare('INSERT INTO channels (name) VALUES (?)');
  const add = database.prepare(
    `INSERT OR IGNORE INTO deliveries (message_id, channel) SELECT :messageId, value
     FROM json_each(coalesce(:own, (SELECT json_group_array(name) FROM channels)))`,
  );
  // A due time beyond the longest wait means that the clock was set back.
  // The second condition implies the first, which lets SQLite use the index of open deliveries.
  const claim = database.prepare(
    `UPDATE deliveries SET due_ms = :now + ${LEASE_MS}, tries = tries + 1
     WHERE (message_id, channel) IN (
       SELECT message_id, channel FROM deliveries
       WHERE state <> 'done' AND state = 'pending' AND channel = :channel
         AND (due_ms <= :now OR due_ms > :now + ${MAX_WAIT_MS})
       ORDER BY message_id LIMIT :limit)
     RETURNING ${COLUMNS}`,
  );
  const succeed = database.prepare(
    `UPDATE deliveries SET state = 'done', done_at = :at, fault = '' WHERE ${ONE_DELIVERY}`,
  );
  const fail = database.prepare(
    `UPDATE deliveries SET state = :state, due_ms = :due, fault = :fault
     WHERE ${ONE_DELIVERY} AND state = 'pending'`,
  );
  const retry = database.prepare(
    `UPDATE deliveries SET state = 'pending', due_ms = 0, tries = 0
     WHERE message_id = ? AND state <> 'done'`,
  );
  const selectOfMessage = database.prepare(
    `SELECT ${COLUMNS} FROM deliveries WHERE message_id = ? ORDER BY channel`,
  );
  const countOpen = database.prepare(
    `SELECT channel, state, count(*) AS count, min(received_at) AS since
     FROM deliveries JOIN messages ON id = message_id
     WHERE state <> 'done' AND (state = 'pending' OR messages.done_at = '')
     GROUP BY channel, state ORDER BY channel, state`,
  );
  const list = z.array(deliverySchema);
  let ownChannels: string | null = null;

  return {
    /**
     * Registers this process's channels, for its new messages. Processes without channels, such as
     * commands, use the channels registered last. Pending deliveries wait until their channel is open.
     */
    setChannels(names: readonly string[]): void {
      // In one transaction: a message stored in between would have no channel.
      inTransaction(database, () => {
        clearChannels.run();
        for (const name of names) addChannel.run(name);
      });
      ownChannels = JSON.stringify(names);
    },
    /** Adds the missing deliveries of a message, one for each channel. */
    add(messageId: number): void {
      add.run({ messageId, own: ownChannels });
    },
    /** Claims up to `limit` due deliveries of a channel; no other claim returns them for `LEASE_MS`. */
    claim: (channel: string, limit: number): Delivery[] =>
      list.parse(claim.all({ now: Date.now(), channel, limit })),
    succeed({ messageId, channel }: Delivery): void {
      succeed.run({ messageId, channel, at: new Date().toISOString() });
    },
    /** Records a failed try: the next one is due after `waitMs` milliseconds; undefined means no next one. */
    fail({ messageId, channel }: Delivery, fault: string, waitMs: number | undefined): void {
      const state = waitMs === undefined ? 'failed' : 'pending';
      fail.run({ messageId, channel, state, fault, due: Date.now() + (waitMs ?? 0) });
    },
    /** Makes the pending and failed deliveries of a message due now; returns their number. */
    retry: (messageId: number): number => Number(retry.run(messageId).changes),
    of: (messageId: number): Delivery[] => list.parse(selectOfMessage.all(messageId)),
    /** Counts open deliveries by channel and state; omits failures of messages marked as done. */
    open: (): OpenDeliveries[] => z.array(openSchema).parse(countOpen.all()),
  };
}
