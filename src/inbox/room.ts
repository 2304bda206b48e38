import type { InboxLog } from './inbox-log.ts';
import type { Arrival, MessageStore } from './store.ts';

/** How large the store of messages may be, in bytes; docs/running.md says how many messages that is. */
export const MOST_BYTES = 250_000_000;
/** Suspect messages may use this share, so that a flood leaves room for others. */
const SHARE_SUSPECT = 1 / 2;
/** The share at which the log and /readyz begin to warn. */
const SHARE_WARNED = 1 / 4;

/** The store's room for messages; methods throw what SQLite reports. */
export interface Room {
  /** Whether the store is far from full; logs once that it no longer is. */
  isAmple(): boolean;
  /** Throws an Error that says what to do where there is no room for one more message. */
  expectFor(arrival: Pick<Arrival, 'isSuspect'>): void;
}

/** @param path what the log calls the store */
export function roomIn(
  store: Pick<MessageStore, 'bytes'>,
  path: string,
  log: InboxLog,
  mostBytes: number,
): Room {
  let isWarned = false;
  return {
    isAmple() {
      const bytes = store.bytes();
      const isAmple = bytes < mostBytes * SHARE_WARNED;
      if (!isAmple && !isWarned) log.error({ bytes, mostBytes }, 'the store of messages fills up');
      isWarned = !isAmple;
      return isAmple;
    },
    expectFor({ isSuspect }) {
      const most = isSuspect ? mostBytes * SHARE_SUSPECT : mostBytes;
      if (store.bytes() < most) return;
      const what = isSuspect ? 'messages that look like a flood' : 'messages';
      throw new Error(
        `${path} has ${most} bytes, and no room for more ${what}: remove some with npm run inbox, see "The store is full" in docs/running.md`,
      );
    },
  };
}
