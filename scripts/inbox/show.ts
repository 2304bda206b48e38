import { inFull } from '../../src/inbox/print.ts';
import { inInbox, theMessages } from './in-inbox.ts';

/** A whole message and its deliveries. */
export function show(id: string): string {
  return inInbox((store) =>
    theMessages(store, [id])
      .map((message) => inFull(message, store.deliveries.of(message.id)))
      .join(''),
  );
}
