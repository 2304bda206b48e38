import type { Channel } from './channels/channel.ts';
import type { MailroomLog } from './mailroom-log.ts';
import { startOutbox } from './outbox/outbox.ts';
import { PACE } from './outbox/waits.ts';
import { MOST_BYTES, roomIn } from './room.ts';
import { type Arrival, openInbox } from './store.ts';

/** How the inbox is, for an operator. */
export interface Health {
  /** How many deliveries are to be made, and were given up, by channel. */
  pending: Readonly<Record<string, number>>;
  failed: Readonly<Record<string, number>>;
  /** Whether the store is far from as large as it may be. */
  room: boolean;
}

/** Takes messages in, and delivers them for as long as it is open. */
export interface Mailroom {
  /**
   * Resolves to the message's number once it would survive a power loss, with its deliveries.
   * Rejects with what `Inbox.add` throws, and where the store has no room for it.
   */
  add(arrival: Arrival): Promise<number>;
  /** Rejects where no message could be stored now. */
  health(): Promise<Health>;
  /** Takes nothing more; deliveries under way have `graceMs` to end. */
  close(graceMs: number): Promise<void>;
}

/**
 * Opens the messages at `path`, and an outbox for the channels.
 *
 * @param mostBytes how large the store may be
 * @throws DatabaseError where the file cannot be used
 */
export function openMailroom(
  path: string,
  channels: readonly Channel[],
  log: MailroomLog,
  pace = PACE,
  mostBytes = MOST_BYTES,
): Mailroom {
  const inbox = openInbox(path);
  const room = roomIn(inbox, path, log, mostBytes);
  inbox.deliveries.setChannels(channels.map(({ name }) => name));
  const outbox = startOutbox(inbox, channels, log, pace);
  let waiting: { arrival: Arrival; settle: PromiseWithResolvers<number> }[] = [];

  /** All that came in meanwhile goes to disk at once: one wait for the disk serves many. */
  function flush(): void {
    const batch = waiting;
    waiting = [];
    try {
      const ids = inbox.add(batch.map(({ arrival }) => arrival));
      for (const [place, id] of ids.entries()) batch[place]?.settle.resolve(id);
      outbox.wake();
    } catch (error) {
      for (const { settle } of batch) settle.reject(error);
    }
  }

  return {
    async add(arrival) {
      room.isAmple();
      room.expectFor(arrival);
      const settle = Promise.withResolvers<number>();
      if (waiting.push({ arrival, settle }) === 1) setImmediate(flush);
      return settle.promise;
    },
    async health() {
      inbox.expectReady();
      room.expectFor({ isSuspect: false });
      const counts = inbox.deliveries.counts();
      const of = (wanted: string) =>
        Object.fromEntries(
          counts
            .filter(({ state }) => state === wanted)
            .map(({ channel, count }) => [channel, count]),
        );
      return { pending: of('pending'), failed: of('failed'), room: room.isAmple() };
    },
    async close(graceMs) {
      try {
        await outbox.stop(graceMs);
      } finally {
        inbox.close();
      }
    },
  };
}
