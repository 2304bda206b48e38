import { texasTime } from '../base/calendar/texas-time.ts';
import type { DeliveryCount } from './outbox/deliveries.ts';
import type { MessageStore } from './store.ts';

/** Kinds of messages to look at besides new ones, by the option that lists them. */
const KINDS = ['spam', 'held', 'failed'] as const;
type Kind = (typeof KINDS)[number];

/** Open messages of each kind. */
export type Waiting = Readonly<Record<Kind, number>>;

/** Counts what waits to be looked at; throws what SQLite reports. */
export function waitingIn(store: Pick<MessageStore, 'count'>): Waiting {
  const count = (state: Kind) => store.count({ state });
  return { spam: count('spam'), held: count('held'), failed: count('failed') };
}

/**
 * '5 that look like spam (--spam), 1 held back (--held)', or nothing where nothing waits.
 *
 * @param command stands before each option
 */
export function waitingInWords(waiting: Partial<Waiting>, command = ''): string {
  return KINDS.flatMap((kind) => {
    const { [kind]: count = 0 } = waiting;
    return count === 0 ? [] : [`${count} ${kindInWords(kind, count)} (${command}--${kind})`];
  }).join(', ');
}

/** A count of a kind, in words. */
export function kindInWords(kind: Kind | 'done', count: number): string {
  if (kind === 'spam') return count === 1 ? 'that looks like spam' : 'that look like spam';
  return { done: 'marked as done', held: 'held back', failed: 'not delivered' }[kind];
}

/** Milliseconds after which a waiting delivery is reported, as a monitor does by docs/running.md. */
const LATE_MS = 60 * 60_000;

/** The deliveries that a channel has still to make. */
interface Pending {
  channel: string;
  count: number;
  oldestId: number;
  /** When the oldest message came: ISO 8601, UTC. */
  since: string;
}

/** Each channel's pending deliveries; omits a channel whose oldest message cannot be read. */
export function oldestWaiting(
  store: Pick<MessageStore, 'get'>,
  counts: readonly DeliveryCount[],
): Pending[] {
  return counts.flatMap(({ channel, state, count, oldestId }) => {
    const since = state === 'pending' ? receivedAt(store, oldestId) : undefined;
    return since === undefined ? [] : [{ channel, count, oldestId, since }];
  });
}

/** A line for each channel that has been late for an hour or longer, with what went wrong last. */
export function lateInWords(store: Pick<MessageStore, 'get' | 'deliveries'>): string[] {
  return oldestWaiting(store, store.deliveries.openCounts())
    .filter(({ since }) => Date.now() - Date.parse(since) >= LATE_MS)
    .map(({ channel, count, oldestId, since }) => {
      const fault = store.deliveries.of(oldestId).find((each) => each.channel === channel)?.fault;
      const what = count === 1 ? '1 message has' : `${count} messages have`;
      return `${what} not gone out by ${channel} since ${texasTime(since)}: ${fault || 'no try was made'}.`;
    });
}

function receivedAt(store: Pick<MessageStore, 'get'>, id: number): string | undefined {
  try {
    return store.get(id)?.receivedAt;
  } catch {
    // Its damage is reported elsewhere, and must not make a store look down that takes messages.
    return undefined;
  }
}
