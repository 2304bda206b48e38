import { counted, headLine } from '../../src/inbox/print.ts';
import { Misuse } from '../command/program.ts';
import { inInbox, theMessages } from './in-inbox.ts';

interface Chosen {
  email?: string;
  quarantined?: boolean;
  yes?: boolean;
}

/** Copies that a removal does not reach. */
const COPIES =
  'Mails, other systems and backups may still hold what was removed; find lists messages that name an address.';

/** Removes messages for good: one at once, several only where that is confirmed. */
export function remove(
  ids: readonly string[],
  { email, quarantined = false, yes = false }: Chosen,
): string {
  const ways = [ids.length > 0, email !== undefined, quarantined].filter(Boolean).length;
  if (ways !== 1) {
    throw new Misuse('Give the numbers of messages, or one of --email ADDRESS and --quarantined.');
  }
  if (email?.trim() === '') throw new Misuse('--email needs an address.');
  return inInbox((store) => {
    const isNamed = ids.length > 0;
    const messages = isNamed
      ? theMessages(store, ids)
      : store.list(email === undefined ? { state: 'quarantined' } : { email });
    const lines = messages.map(headLine);
    // An option's matches are not known in advance, so they are confirmed.
    if (!yes && messages.length > (isNamed ? 1 : 0)) {
      lines.push('', 'Nothing is removed yet: add --yes to remove what is listed for good.');
      throw new Error(lines.join('\n'));
    }
    store.remove(messages.map(({ id }) => id));
    lines.push('', `${counted(messages.length, 'message')} removed for good.`);
    if (messages.length > 0) lines.push(COPIES);
    return lines.join('\n').trim();
  });
}
