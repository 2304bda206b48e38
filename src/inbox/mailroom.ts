import { setImmediate as nextTurn } from 'node:timers/promises';
import { whenUnlocked } from '../base/sqlite/when-unlocked.ts';
import type { Channel } from './channels/channel.ts';
import type { MailroomLog } from './mailroom-log.ts';
import type { DeliveryCount } from './outbox/deliveries.ts';
import { type Outbox, startOutbox } from './outbox/outbox.ts';
import { PACE } from './outbox/waits.ts';
import { MOST_BYTES, type Room, roomIn } from './room.ts';
import { type Arrival, type Inbox, openInbox } from './store.ts';
import { oldestWaiting } from './waiting.ts';

/** The inbox's state, for an operator. */
export interface Health {
  /** Pending deliveries, and those given up, by channel. */
  pending: Readonly<Record<string, number>>;
  failed: Readonly<Record<string, number>>;
  /** By channel, when the oldest message came that it has still to deliver: ISO 8601, UTC. */
  waiting: Readonly<Record<string, string>>;
  /** Whether the store has ample room. */
  room: boolean;
}

/** Stores messages, and delivers them while it is open. */
export interface Mailroom {
  /**
   * Resolves to the message's number once it would survive a power loss, with its deliveries.
   * Rejects with what `Inbox.add` throws, and where the store has no room for it.
   */
  add(arrival: Arrival): Promise<number>;
  /** Rejects where no message could be stored now. */
  health(): Promise<Health>;
  /** Stops; pending deliveries have `graceMs` to end. */
  close(graceMs: number): Promise<void>;
}

/** Defaults that tests override. */
const OPTIONS = {
  pace: PACE,
  /** How large the store may be. */
  mostBytes: MOST_BYTES,
  /** How often to retry opening the file, since stored messages may wait for delivery. */
  reopenEveryMs: 60_000,
};

/** An open file's parts. */
interface Opened {
  inbox: Inbox;
  room: Room;
  outbox: Outbox;
}

/**
 * A mailroom for the messages at `path`, with an outbox for the channels. While the file cannot be
 * opened its methods reject with a DatabaseError, and every one tries again to open it. A lock of
 * another process makes them wait, and holds up nothing else.
 */
export function openMailroom(
  path: string,
  channels: readonly Channel[],
  log: MailroomLog,
  options: Partial<typeof OPTIONS> = {},
): Mailroom {
  const { pace, mostBytes, reopenEveryMs } = { ...OPTIONS, ...options };
  let opening: Promise<Opened> | undefined;
  let isFlushing = false;
  let waiting: { arrival: Arrival; settle: PromiseWithResolvers<number> }[] = [];

  function open(): Promise<Opened> {
    opening ??= whenUnlocked(openNow).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  }

  function openNow(): Opened {
    const inbox = openInbox(path, 0);
    try {
      inbox.deliveries.setChannels(channels.map(({ name }) => name));
    } catch (error) {
      inbox.close();
      throw error;
    }
    const outbox = startOutbox(inbox, channels, log, pace);
    return { inbox, room: roomIn(inbox, path, log, mostBytes), outbox };
  }

  /** Stores all waiting messages in one transaction: one sync, or one wait for a lock, serves many. */
  async function flush({ inbox, outbox }: Opened): Promise<void> {
    isFlushing = true;
    await nextTurn();
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        const ids = await whenUnlocked(() => inbox.add(batch.map(({ arrival }) => arrival)));
        for (const [place, id] of ids.entries()) batch[place]?.settle.resolve(id);
        outbox.wake();
      } catch (error) {
        for (const { settle } of batch) settle.reject(error);
      }
    }
    isFlushing = false;
  }

  const tryToOpen = () => void open().catch(() => {});
  tryToOpen();
  const reopening = setInterval(tryToOpen, reopenEveryMs).unref();

  return {
    async add(arrival) {
      const opened = await open();
      opened.room.isAmple();
      opened.room.expectFor(arrival);
      const settle = Promise.withResolvers<number>();
      waiting.push({ arrival, settle });
      if (!isFlushing) void flush(opened);
      return settle.promise;
    },
    async health() {
      const { inbox, room } = await open();
      await whenUnlocked(() => inbox.expectReady());
      room.expectFor({ isSuspect: false });
      const counts = inbox.deliveries.openCounts();
      const [pending, failed] = [byChannel(counts, 'pending'), byChannel(counts, 'failed')];
      const waiting = Object.fromEntries(
        oldestWaiting(inbox, counts).map(({ channel, since }) => [channel, since]),
      );
      return { pending, failed, waiting, room: room.isAmple() };
    },
    async close(graceMs) {
      clearInterval(reopening);
      const opened = await opening?.catch(() => undefined);
      try {
        await opened?.outbox.stop(graceMs);
      } finally {
        opened?.inbox.close();
      }
    },
  };
}

function byChannel(counts: readonly DeliveryCount[], wanted: string): Record<string, number> {
  const some = counts.filter(({ state }) => state === wanted);
  return Object.fromEntries(some.map(({ channel, count }) => [channel, count]));
}
