import { setImmediate as nextTurn } from 'node:timers/promises';
import { whenUnlocked } from '../base/sqlite/when-unlocked.ts';
import type { Channel } from './channels/channel.ts';
import type { InboxLog } from './inbox-log.ts';
import type { DeliveryCount } from './outbox/deliveries.ts';
import { type Outbox, startOutbox } from './outbox/outbox.ts';
import { PACE } from './outbox/waits.ts';
import { MOST_BYTES, type Room, roomIn } from './room.ts';
import { type Arrival, type MessageStore, openMessageStore } from './store.ts';
import { oldestWaiting } from './waiting.ts';

/** The inbox's state, for an operator. */
export interface Health {
  /** Pending deliveries, and those given up, by channel. */
  pending: Readonly<Record<string, number>>;
  failed: Readonly<Record<string, number>>;
  /** Each channel's oldest undelivered message, by the time it came: ISO 8601, UTC. */
  waiting: Readonly<Record<string, string>>;
  /** Whether the store has ample room. */
  room: boolean;
}

/** Stores messages, and delivers them while it is open. */
export interface Inbox {
  /**
   * Resolves to the message's number once it would survive a power loss, with its deliveries.
   * Rejects with what `MessageStore.add` throws, and where the store has no room for it.
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
  store: MessageStore;
  room: Room;
  outbox: Outbox;
}

/**
 * An inbox for the messages at `path`, with an outbox for the channels. While the file cannot be
 * opened its methods reject with a DatabaseError, and every one tries again to open it. A lock of
 * another process makes them wait, and holds up nothing else.
 */
export function openInbox(
  path: string,
  channels: readonly Channel[],
  log: InboxLog,
  options: Partial<typeof OPTIONS> = {},
): Inbox {
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
    const store = openMessageStore(path, 0);
    try {
      store.deliveries.setChannels(channels.map(({ name }) => name));
    } catch (error) {
      store.close();
      throw error;
    }
    const outbox = startOutbox(store, channels, log, pace);
    return { store, room: roomIn(store, path, log, mostBytes), outbox };
  }

  /** Stores all waiting messages in one transaction: one sync, or one wait for a lock, serves many. */
  async function flush({ store, outbox }: Opened): Promise<void> {
    isFlushing = true;
    await nextTurn();
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        const ids = await whenUnlocked(() => store.add(batch.map(({ arrival }) => arrival)));
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
      const { store, room } = await open();
      await whenUnlocked(() => store.expectReady());
      room.expectFor({ isSuspect: false });
      const counts = store.deliveries.openCounts();
      const [pending, failed] = [byChannel(counts, 'pending'), byChannel(counts, 'failed')];
      const waiting = Object.fromEntries(
        oldestWaiting(store, counts).map(({ channel, since }) => [channel, since]),
      );
      return { pending, failed, waiting, room: room.isAmple() };
    },
    async close(graceMs) {
      clearInterval(reopening);
      const opened = await opening?.catch(() => undefined);
      try {
        await opened?.outbox.stop(graceMs);
      } finally {
        opened?.store.close();
      }
    },
  };
}

function byChannel(counts: readonly DeliveryCount[], wanted: string): Record<string, number> {
  const some = counts.filter(({ state }) => state === wanted);
  return Object.fromEntries(some.map(({ channel, count }) => [channel, count]));
}
