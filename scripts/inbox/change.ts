import { counted, headLine } from '../../src/inbox/print.ts';
import { Misuse } from '../command/program.ts';
import { inInbox, theMessages } from './in-inbox.ts';

/** Marks messages as done. */
export function done(
  ids: readonly string[],
  { quarantined = false }: { quarantined?: boolean },
): string {
  if (quarantined === ids.length > 0) {
    throw new Misuse('Give the numbers of messages, or --quarantined.');
  }
  return inInbox((store) => {
    const messages = quarantined ? store.list({ state: 'quarantined' }) : theMessages(store, ids);
    for (const { id } of messages) store.setDone(id);
    // Lists each, since one may have come after the others were read.
    const lines = messages.map(headLine);
    return [`Done: ${counted(messages.length, 'message')}.`, ...lines].join('\n');
  });
}

/** Makes messages new again, and delivers those that were quarantined, or whose delivery failed. */
export function release(ids: readonly string[], { failed = false }: { failed?: boolean }): string {
  if (failed === ids.length > 0) throw new Misuse('Give the numbers of messages, or --failed.');
  return inInbox((store) => {
    const messages = failed ? store.list({ state: 'failed' }) : theMessages(store, ids);
    const lines = messages.map(({ id }) => {
      const count = store.release(id);
      return `#${id} is among the new ones: ${counted(count, 'delivery', 'deliveries')} to be made.`;
    });
    return lines.join('\n') || 'No delivery failed.';
  });
}
