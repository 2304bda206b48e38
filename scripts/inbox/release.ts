import { counted } from '../../src/inbox/print.ts';
import type { MessageStore } from '../../src/inbox/store.ts';
import type { StoredMessage } from '../../src/inbox/stored-message.ts';
import { Misuse } from '../command/program.ts';
import { inInbox, theMessages } from './in-inbox.ts';

/** Delivers messages that were held back, and those whose delivery was given up. */
export function release(ids: readonly string[], { failed = false }: { failed?: boolean }): string {
  if (failed === ids.length > 0) throw new Misuse('Give the numbers of messages, or --failed.');
  return inInbox((store) => {
    const messages = failed ? store.list({ state: 'failed' }) : theMessages(store, ids);
    const lines = messages.map((message) => released(store, message));
    return lines.join('\n') || 'No delivery was given up.';
  });
}

function released(store: MessageStore, { id, quarantine }: StoredMessage): string {
  if (quarantine === '') {
    const count = store.deliveries.retry(id);
    if (count === 0) return `#${id}: nothing is left to deliver.`;
    return `#${id}: ${counted(count, 'delivery', 'deliveries')} to be made now.`;
  }
  store.release(id);
  store.setDone(id, false);
  const isDelivered = store.deliveries.of(id).length > 0;
  return `#${id} is among the new ones${isDelivered ? ', and is being delivered' : ''}.`;
}
