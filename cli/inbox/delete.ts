import { texasTime } from '../../calendar/texas-time.ts';
import { counted, headLine } from '../../inbox/print.ts';
import type { Inbox } from '../../inbox/store.ts';
import type { StoredMessage } from '../../inbox/stored-message.ts';
import { plain } from '../../terminal/plain.ts';
import { command, Misuse } from '../command.ts';
import { inInbox, theMessages } from './in-inbox.ts';

/** Removes messages for good: one at once, several only where that is confirmed. */
export const remove = command(
  'remove messages for good',
  {
    email: { type: 'string', value: 'ADDRESS', help: 'all from this address' },
    yes: {
      type: 'boolean',
      help: 'be sure: several messages, or those of an address, are only listed without it',
    },
  },
  ({ email, yes = false }, ...ids) => {
    if ((email !== undefined) === ids.length > 0) {
      throw new Misuse('Give the numbers of messages, or --email and an address.');
    }
    if (email?.trim() === '') throw new Misuse('--email needs an address.');
    return inInbox((inbox) => {
      const messages = email === undefined ? theMessages(inbox, ids) : inbox.list({ email });
      const lines = messages.map(headLine);
      // Nobody can know beforehand what an address stands for.
      const isSure = yes || messages.length <= (email === undefined ? 1 : 0);
      if (!isSure) {
        lines.push('', 'Nothing is removed yet: add --yes to remove what is listed for good.');
        throw new Error(lines.join('\n'));
      }
      const copies = messages.flatMap((message) => copiesOf(inbox, message));
      const count = inbox.remove(messages.map(({ id }) => id));
      lines.push('', `${counted(count, 'message')} removed for good.`, ...copies);
      if (count > 0) lines.push(BACKUPS);
      if (email !== undefined) lines.push(...mentions(inbox, email));
      return lines.join('\n').trim();
    });
  },
);

/** What a removal does not reach. */
export const BACKUPS = 'Backups made before still hold what was removed, until they are replaced.';

/** Where a message has gone already. */
function copiesOf(inbox: Inbox, { id }: StoredMessage): string[] {
  return inbox.deliveries
    .of(id)
    .filter(({ state }) => state === 'done')
    .map(
      ({ channel, doneAt }) =>
        `#${id} went out by ${channel} on ${texasTime(doneAt)}: delete it there too.`,
    );
}

function mentions(inbox: Inbox, email: string): string[] {
  const count = inbox.count({ search: email });
  if (count === 0) return [];
  const where = `npm run inbox -- --search ${plain(email)}`;
  return [`${counted(count, 'other message')} named by "${where}": the address stands there too.`];
}
