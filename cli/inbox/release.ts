import { command } from '../command.ts';
import { inInbox, theMessages } from './in-inbox.ts';

/** Delivers messages that were held back. */
export const release = command(
  'put messages that were kept aside among the new ones, and deliver them',
  {},
  (_, ...ids) =>
    inInbox((inbox) =>
      theMessages(inbox, ids)
        .map(({ id, quarantine }) => {
          if (quarantine === '') return `#${id} was not kept aside.`;
          inbox.release(id);
          inbox.setDone(id, false);
          const isDelivered = inbox.deliveries.of(id).length > 0;
          return `#${id} is among the new ones${isDelivered ? ', and is being delivered' : ''}.`;
        })
        .join('\n'),
    ),
);
