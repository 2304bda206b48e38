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
