import { inFull } from '../../inbox/print.ts';
import { command } from '../command.ts';
import { inInbox, theMessages } from './in-inbox.ts';

/** Shows a whole message and its deliveries. */
export const show = command('a message, whole', {}, (_, id = '') =>
  inInbox((inbox) =>
    theMessages(inbox, [id])
      .map((message) => inFull(message, inbox.deliveries.of(message.id)))
      .join(''),
  ),
);
