import { counted } from '../../inbox/print.ts';
import { command, Misuse } from '../command.ts';
import { inInbox, theMessages } from './in-inbox.ts';

/** Makes undelivered messages due now. */
export const retry = command(
  'deliver messages that were not delivered',
  { failed: { type: 'boolean', help: 'all that were given up' } },
  ({ failed = false }, ...ids) => {
    if (failed === ids.length > 0) throw new Misuse('Give the numbers of messages, or --failed.');
    return inInbox((inbox) => {
      const messages = failed ? inbox.list({ state: 'failed' }) : theMessages(inbox, ids);
      const lines = messages.map(({ id, quarantine }) => {
        const count = inbox.deliveries.retry(id);
        if (count > 0) return `#${id}: ${counted(count, 'delivery', 'deliveries')} to be made now.`;
        if (quarantine === '') return `#${id}: nothing is left to deliver.`;
        return `#${id} is kept aside: "npm run inbox -- release ${id}" delivers it.`;
      });
      return lines.join('\n') || 'No message was given up.';
    });
  },
);
