import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { inTransaction } from '../../sqlite/transaction.ts';
import { LEASE_MS, LONGEST_WAIT_MS, machineClock } from './waits.ts';

const deliverySchema = z.object({
  messageId: z.int(),
  channel: z.string(),
  state: z.enum(['pending', 'done', 'failed']),
  /** How often it was tried, the try under way included. */
  tries: z.int(),
  /** The waits after tries that failed, added up, in milliseconds. */
  waitedMs: z.int(),
  /** Since when it is to be delivered, and when it was (empty until then): ISO 8601, UTC. */
  since: z.string(),
  doneAt: z.string(),
  /** What the last try ended with. */
  fault: z.string(),
});

/** What one channel has to do for one message. */
export type Delivery = z.output<typeof deliverySchema>;

const countSchema = z.object({ channel: z.string(), state: z.string(), count: z.int() });
const waitSchema = z.object({ wait: z.int().nullable() });

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
  /**
   * Notes a try that failed: the next comes after `waitMs`, or none where it is undefined. Does
   * nothing where somebody else has claimed the delivery since.
   */
  fail(delivery: Delivery, fault: string, waitMs: number | undefined): void;
  /** Gives a claim back as if it had not been made, unless somebody else has it by now. */
  release(delivery: Delivery): void;
  /** Makes the pending and failed deliveries of a message due now; how many there are. */
  retry(messageId: number): number;
  of(messageId: number): Delivery[];
  /** How many there are by channel and state, without those that failed for a message marked as done. */
  counts(): { channel: string; state: string; count: number }[];
  /** Whether there is something to claim. */
  isDue(channel: string): boolean;
  /** Milliseconds until the next delivery of these channels is due; undefined where there is none. */
  untilDue(channels: readonly string[]): number | undefined;
}

const COLUMNS =
  'message_id AS messageId, channel, state, attempts AS tries, waited_ms AS waitedMs, since, done_at AS doneAt, fault';
// A moment further ahead than any wait was written before the machine's clock began anew.
const IS_DUE = '(due_ms <= :now OR due_ms > :now + :longest)';
const IS_FREE = '(lease_ms <= :now OR lease_ms > :now + :lease)';
const ONE = 'message_id = :messageId AND channel = :channel';
const MINE = `${ONE} AND state = 'pending' AND attempts = :tries`;

/** @param clock milliseconds of a clock that all processes share and nobody sets */
export function deliveriesIn(database: DatabaseSync, clock = machineClock): Deliveries {
  const now = () => new Date().toISOString();
  const statement = (sql: string) => database.prepare(sql);
  const clearChannels = statement('DELETE FROM channels');
  const addChannel = statement('INSERT INTO channels (name) VALUES (?)');
  const add = statement(
    `INSERT OR IGNORE INTO deliveries (message_id, channel, since) SELECT :messageId, value, :now
     FROM json_each(coalesce(:own, (SELECT json_group_array(name) FROM channels)))`,
  );
  let own: string | null = null;
  const due = `SELECT message_id, channel FROM deliveries
    WHERE state = 'pending' AND channel = :channel AND ${IS_DUE} AND ${IS_FREE}
    ORDER BY message_id LIMIT :limit`;
  const isDue = statement(due);
  const claim = statement(
    `UPDATE deliveries SET lease_ms = :now + :lease, attempts = attempts + 1
     WHERE (message_id, channel) IN (${due}) RETURNING ${COLUMNS}`,
  );
  const succeed = statement(
    `UPDATE deliveries SET state = 'done', done_at = :at, fault = '', lease_ms = 0 WHERE ${ONE}`,
  );
  const fail = statement(
    `UPDATE deliveries SET state = :state, due_ms = :due, waited_ms = waited_ms + :wait,
       fault = :fault, lease_ms = 0 WHERE ${MINE}`,
  );
  const release = statement(
    `UPDATE deliveries SET attempts = attempts - 1, lease_ms = 0 WHERE ${MINE}`,
  );
  const retry = statement(
    `UPDATE deliveries SET state = 'pending', due_ms = 0, attempts = 0, waited_ms = 0, since = ?
     WHERE message_id = ? AND state <> 'done'`,
  );
  const of = statement(`SELECT ${COLUMNS} FROM deliveries WHERE message_id = ? ORDER BY channel`);
  const counts = statement(
    `SELECT channel, state, count(*) AS count FROM deliveries
     WHERE state <> 'failed' OR EXISTS (SELECT 1 FROM messages WHERE id = message_id AND done_at = '')
     GROUP BY channel, state ORDER BY channel, state`,
  );
  const wait = statement(
    `SELECT min(max(
       CASE WHEN ${IS_DUE} THEN 0 ELSE due_ms - :now END,
       CASE WHEN ${IS_FREE} THEN 0 ELSE lease_ms - :now END)) AS wait
     FROM deliveries
     WHERE state = 'pending' AND channel IN (SELECT value FROM json_each(:channels))`,
  );
  const moment = () => ({ now: clock(), lease: LEASE_MS, longest: LONGEST_WAIT_MS });
  const one = ({ messageId, channel }: Delivery) => ({ messageId, channel });
  const mine = (delivery: Delivery) => ({ ...one(delivery), tries: delivery.tries });
  const deliveries = z.array(deliverySchema);

  /** Writes without a wait for the disk: what a power cut takes is a try, which is made again. */
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
      // At once, or a message that another process stores meanwhile is for nobody.
      inTransaction(database, () => {
        clearChannels.run();
        for (const name of names) addChannel.run(name);
      });
      own = JSON.stringify(names);
    },
    add: (messageId) => void add.run({ messageId, now: now(), own }),
    claim(channel, limit) {
      // The time is told once the file is locked: a lease that began after it would seem to be of another start.
      const claimNow = () => claim.all({ ...moment(), channel, limit });
      return deliveries.parse(lightly(() => inTransaction(database, claimNow)));
    },
    succeed: (delivery) => void lightly(() => succeed.run({ ...one(delivery), at: now() })),
    fail(delivery, fault, waitMs) {
      const state = waitMs === undefined ? 'failed' : 'pending';
      const wait = waitMs ?? 0;
      const row = { ...mine(delivery), state, fault, wait, due: clock() + wait };
      lightly(() => fail.run(row));
    },
    release: (delivery) => void lightly(() => release.run(mine(delivery))),
    retry: (messageId) => Number(retry.run(now(), messageId).changes),
    of: (messageId) => deliveries.parse(of.all(messageId)),
    counts: () => z.array(countSchema).parse(counts.all()),
    isDue: (channel) => isDue.get({ ...moment(), channel, limit: 1 }) !== undefined,
    untilDue(channels) {
      const row = wait.get({ ...moment(), channels: JSON.stringify(channels) });
      return waitSchema.parse(row).wait ?? undefined;
    },
  };
}
