import { setImmediate as nextTurn } from 'node:timers/promises';
import { whenUnlocked } from '../base/sqlite/when-unlocked.ts';
import type { Channel } from './channels/channel.ts';
import { unlessDamaged } from './damage.ts';
import { type InboxLog, OUTBOX_TIMING, type Outbox, startOutbox } from './outbox/outbox.ts';
import { type MessageStore, type NewMessage, openMessageStore } from './store.ts';

/** The inbox's state, for an operator. */
interface Health {
  /** Pending deliveries, and those that failed for good, by channel. */
  pending: Readonly<Record<string, number>>;
  failed: Readonly<Record<string, number>>;
  /** Each channel's oldest undelivered message, by the time it came: ISO 8601, UTC. */
  waiting: Readonly<Record<string, string>>;
  /** Whether the store is far from full. */
  room: boolean;
}

/** Stores messages, and delivers them while it is open. */
export interface Inbox {
  /**
   * Resolves to the message's number once it would survive a power loss, with its deliveries.
   * Rejects with what `MessageStore.add` throws, and where there is no room for it, or too many
   * wait.
   */
  add(arrival: NewMessage): Promise<number>;
  /** Rejects where no message could be stored now. */
  health(): Promise<Health>;
  /** Stops; pending deliveries have `graceMs` to end. */
  close(graceMs: number): Promise<void>;
}

/** Defaults that tests override. */
const OPTIONS = {
  pace: OUTBOX_TIMING,
  /** How large the store may be, in bytes; docs/running.md says how many messages that is. */
  mostBytes: 250_000_000,
  /** How often to retry opening the file, since stored messages may wait for delivery. */
  reopenEveryMs: 60_000,
};

/** As many messages are written at once, and as many may wait meanwhile. */
const MOST_WAITING = 250;
/** Quarantined messages may use this share of the room, so that a flood leaves some for others. */
const SHARE_QUARANTINED = 1 / 2;
/** The share at which /readyz begins to warn. */
const SHARE_WARNED = 1 / 4;

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
  let opening: Promise<{ store: MessageStore; outbox: Outbox }> | undefined;
  let waiting: NewMessage[] = [];
  /** The numbers of those that wait, once they are stored. */
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
    const most = isQuarantined ? mostBytes * SHARE_QUARANTINED : mostBytes;
    if (store.bytes() < most) return;
    throw new Error(
      `${path} has ${most} bytes, and no room for more${isQuarantined ? ' quarantined' : ''} messages: remove some with npm run inbox, see "The store is full" in docs/running.md`,
    );
  }

  /** One transaction: one sync, or one wait for a lock, serves all that wait. */
  async function storeWaiting(store: MessageStore): Promise<number[]> {
    await nextTurn();
    const batch = waiting;
    waiting = [];
    return whenUnlocked(() => store.add(batch));
  }

  const tryToOpen = () => void open().catch(() => {});
  tryToOpen();
  const reopening = setInterval(tryToOpen, reopenEveryMs).unref();

  return {
    async add(arrival) {
      const { store } = await open();
      expectRoom(store, arrival.quarantine !== '');
      if (waiting.length === MOST_WAITING) {
        throw new Error(`${MOST_WAITING} messages wait to be stored`);
      }
      const index = waiting.push(arrival) - 1;
      if (index === 0) stored = stored.catch(() => {}).then(() => storeWaiting(store));
      return Number((await stored)[index]);
    },
    async health() {
      const { store } = await open();
      await whenUnlocked(() => store.expectReady());
      expectRoom(store, false);
      // Messages are stored and thanked around a damaged page: only their count is lost.
      const deliveries = unlessDamaged(store.deliveries.open, () => []);
      const pending = deliveries.filter(({ state }) => state === 'pending');
      const failed = deliveries.filter(({ state }) => state === 'failed');
      return {
        pending: Object.fromEntries(pending.map(({ channel, count }) => [channel, count])),
        failed: Object.fromEntries(failed.map(({ channel, count }) => [channel, count])),
        waiting: Object.fromEntries(pending.map(({ channel, since }) => [channel, since])),
        room: store.bytes() < mostBytes * SHARE_WARNED,
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
