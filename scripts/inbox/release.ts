import { counted } from '../../src/inbox/print.ts';
import type { Inbox } from '../../src/inbox/store.ts';
import type { StoredMessage } from '../../src/inbox/stored-message.ts';
import { Misuse } from '../command/program.ts';
import { inInbox, theMessages } from './in-inbox.ts';

/** Delivers messages that were held back, and those whose delivery was given up. */
export function release(ids: readonly string[], { failed = false }: { failed?: boolean }): string {
  if (failed === ids.length > 0) throw new Misuse('Give the numbers of messages, or --failed.');
  return inInbox((inbox) => {
    const messages = failed ? inbox.list({ state: 'failed' }) : theMessages(inbox, ids);
    const lines = messages.map((message) => released(inbox, message));
    return lines.join('\n') || 'No delivery was given up.';
  });
}

function released(inbox: Inbox, { id, quarantine }: StoredMessage): string {
  if (quarantine === '') {
    const count = inbox.deliveries.retry(id);
    if (count === 0) return `#${id}: nothing is left to deliver.`;
    return `#${id}: ${counted(count, 'delivery', 'deliveries')} to be made now.`;
  }
  inbox.release(id);
  inbox.setDone(id, false);
  const isDelivered = inbox.deliveries.of(id).length > 0;
  return `#${id} is among the new ones${isDelivered ? ', and is being delivered' : ''}.`;
}
