import { texasTime } from '../base/calendar/texas-time.ts';
import type { DeliveryCount } from './outbox/deliveries.ts';
import type { Inbox } from './store.ts';

/** Kinds of messages to look at besides new ones, by the option that lists them. */
const KINDS = ['spam', 'held', 'failed'] as const;
type Kind = (typeof KINDS)[number];

/** Open messages of each kind. */
export type Waiting = Readonly<Record<Kind, number>>;

/** Counts what waits to be looked at; throws what SQLite reports. */
export function waitingIn(inbox: Pick<Inbox, 'count'>): Waiting {
  const count = (state: Kind) => inbox.count({ state });
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

/** Deliveries that wait this long, in milliseconds, are told: docs/running.md has a monitor tell the same. */
const LATE_MS = 60 * 60_000;

/** The deliveries that a channel has still to make. */
interface Pending {
  channel: string;
  count: number;
  oldestId: number;
  /** When the oldest message came: ISO 8601, UTC. */
  since: string;
}

/** What each channel has still to deliver, without one whose oldest message cannot be read. */
export function oldestWaiting(
  inbox: Pick<Inbox, 'list'>,
  counts: readonly DeliveryCount[],
): Pending[] {
  return counts.flatMap(({ channel, state, count, oldestId }) => {
    if (state !== 'pending') return [];
    const [oldest] = inbox.list({ id: oldestId });
    return oldest ? [{ channel, count, oldestId, since: oldest.receivedAt }] : [];
  });
}

/** A line for each channel that has been late for an hour or longer, with what went wrong last. */
export function lateInWords({ list, deliveries }: Pick<Inbox, 'list' | 'deliveries'>): string[] {
  return oldestWaiting({ list }, deliveries.openCounts())
    .filter(({ since }) => Date.now() - Date.parse(since) >= LATE_MS)
    .map(({ channel, count, oldestId, since }) => {
      const fault = deliveries.of(oldestId).find((each) => each.channel === channel)?.fault;
      const what = count === 1 ? '1 message waits' : `${count} messages wait`;
      return `${what} to go out by ${channel}, since ${texasTime(since)}: ${fault || 'not tried yet'}.`;
    });
}
