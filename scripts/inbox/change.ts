import { counted, headLine } from '../../src/inbox/print.ts';
import { Misuse } from '../command/program.ts';
import { inInbox, theMessages } from './in-inbox.ts';

/** Marks messages as done, or as new again. */
export function done(
  ids: readonly string[],
  { quarantined = false, undo = false }: { quarantined?: boolean; undo?: boolean },
): string {
  if (quarantined && undo) throw new Misuse('Give the numbers of messages with --undo.');
  if (quarantined === ids.length > 0) {
    throw new Misuse('Give the numbers of messages, or --quarantined.');
  }
  return inInbox((store) => {
    const messages = quarantined ? store.list({ state: 'quarantined' }) : theMessages(store, ids);
    for (const { id } of messages) store.setDone(id, !undo);
    // Lists each, since one may have come after the others were read.
    const lines = messages.map(headLine);
    return [
      `${undo ? 'No longer done' : 'Done'}: ${counted(messages.length, 'message')}.`,
      ...lines,
    ].join('\n');
  });
}

/** Delivers messages that are quarantined, and those whose delivery failed. */
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
