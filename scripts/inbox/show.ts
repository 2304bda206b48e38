import { inFull } from '../../src/inbox/print.ts';
import { inInbox, theMessages } from './in-inbox.ts';

/** A whole message and its deliveries. */
export function show(id: string): string {
  return inInbox((inbox) =>
    theMessages(inbox, [id])
      .map((message) => inFull(message, inbox.deliveries.of(message.id)))
      .join(''),
  );
}
