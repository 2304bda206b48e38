import { setImmediate as nextTurn } from 'node:timers/promises';
import { whenUnlocked } from '../base/sqlite/when-unlocked.ts';
import type { Channel } from './channels/channel.ts';
import { unlessDamaged } from './damage.ts';
import { type InboxLog, OUTBOX_TIMING, type Outbox, startOutbox } from './outbox/outbox.ts';
import { type MessageStore, type NewMessage, openMessageStore } from './store.ts';

/** The inbox's state, for an operator. */
interface Health {
  /** Numbers of pending and of finally failed deliveries, by channel. */
  pending: Readonly<Record<string, number>>;
  failed: Readonly<Record<string, number>>;
  /** When the oldest undelivered message arrived, by channel: ISO 8601, UTC. */
  waiting: Readonly<Record<string, string>>;
  /** Whether the store is below a quarter of its maximum size. */
  room: boolean;
}

/** Stores messages, and delivers them while it is open. */
export interface Inbox {
  /**
   * Resolves to the message's number once message and deliveries would survive a power loss.
   * Rejects with the errors of `MessageStore.add`, and if the store is full or too many messages
   * wait.
   */
  add(arrival: NewMessage): Promise<number>;
  /** Rejects if no message could be stored now. */
  health(): Promise<Health>;
  /** Stops; pending deliveries get `graceMs` milliseconds to finish. */
  close(graceMs: number): Promise<void>;
}

/** Defaults that tests override. */
const OPTIONS = {
  pace: OUTBOX_TIMING,
  /** Maximum size of the store in bytes; docs/running.md says how many messages that is. */
  maxBytes: 250_000_000,
  /** How often to retry opening the file, since stored messages may wait for delivery. */
  reopenEveryMs: 60_000,
};

/** How many messages are written at once, and how many may wait meanwhile. */
const MAX_WAITING = 250;
/** Quarantined messages may use this share of the room, so that a flood leaves room for others. */
const SHARE_QUARANTINED = 1 / 2;
/** The share of the maximum size at which /readyz begins to warn. */
const SHARE_WARNED = 1 / 4;

/**
 * Opens an inbox for the messages at `path`, with an outbox for the channels. While the file cannot
 * be opened, each method tries again, and rejects with a DatabaseError. If another process holds the
 * lock, the methods wait without blocking the event loop.
 */
export function openInbox(
  path: string,
  channels: readonly Channel[],
  log: InboxLog,
  options: Partial<typeof OPTIONS> = {},
): Inbox {
  const { pace, maxBytes, reopenEveryMs } = { ...OPTIONS, ...options };
  let opening: Promise<{ store: MessageStore; outbox: Outbox }> | undefined;
  let unstored: NewMessage[] = [];
  /** Resolves to the ids of the current batch. */
  let stored: Promise<number[]> = Promise.resolve([]);

  function open() {
    opening ??= whenUnlocked(openNow).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  }

  function openNow() {
    const store = openMessageStore(path, 0);
    try {
      store.deliveries.setChannels(channels.map(({ name }) => name));
    } catch (error) {
      store.close();
      throw error;
    }
    return { store, outbox: startOutbox(store, channels, log, pace) };
  }

  function expectRoom(store: MessageStore, isQuarantined: boolean): void {
    const most = isQuarantined ? maxBytes * SHARE_QUARANTINED : maxBytes;
    if (store.bytes() < most) return;
    throw new Error(
      `${path} has ${most} bytes, and no room for more${isQuarantined ? ' quarantined' : ''} messages: remove some with npm run inbox, see "The store is full" in docs/running.md`,
    );
  }

  /** Stores all waiting messages in one transaction, so that they share one sync and one wait for a lock. */
  async function storeBatch(store: MessageStore): Promise<number[]> {
    await nextTurn();
    const batch = unstored;
    unstored = [];
    return whenUnlocked(() => store.add(batch));
  }

  const tryToOpen = () => void open().catch(() => {});
  tryToOpen();
  const reopening = setInterval(tryToOpen, reopenEveryMs).unref();

  return {
    async add(arrival) {
      const { store } = await open();
      expectRoom(store, arrival.quarantine !== '');
      if (unstored.length === MAX_WAITING) {
        throw new Error(`${MAX_WAITING} messages wait to be stored`);
      }
      const index = unstored.push(arrival) - 1;
      if (index === 0) stored = stored.catch(() => {}).then(() => storeBatch(store));
      return Number((await stored)[index]);
    },
    async health() {
      const { store } = await open();
      await whenUnlocked(() => store.expectReady());
      expectRoom(store, false);
      // A damaged page does not stop storing; only the counts are lost.
      const deliveries = unlessDamaged(store.deliveries.open, () => []);
      const pending = deliveries.filter(({ state }) => state === 'pending');
      const failed = deliveries.filter(({ state }) => state === 'failed');
      return {
        pending: Object.fromEntries(pending.map(({ channel, count }) => [channel, count])),
        failed: Object.fromEntries(failed.map(({ channel, count }) => [channel, count])),
        waiting: Object.fromEntries(pending.map(({ channel, since }) => [channel, since])),
        room: store.bytes() < maxBytes * SHARE_WARNED,
      };
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
