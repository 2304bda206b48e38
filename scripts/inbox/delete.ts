import { texasTime } from '../../src/base/calendar/texas-time.ts';
import { plain } from '../../src/base/terminal/plain.ts';
import { counted, headLine } from '../../src/inbox/print.ts';
import type { MessageStore } from '../../src/inbox/store.ts';
import type { StoredMessage } from '../../src/inbox/stored-message.ts';
import type { Which } from '../../src/inbox/which.ts';
import { Misuse } from '../command/program.ts';
import { inInbox, theMessages } from './in-inbox.ts';

interface Chosen {
  email?: string;
  spam?: boolean;
  held?: boolean;
  yes?: boolean;
}

/** Removes messages for good: one at once, several only where that is confirmed. */
export function remove(ids: readonly string[], { email, spam, held, yes = false }: Chosen): string {
  const all: Which[] = [
    ...(email === undefined ? [] : [{ email }]),
    ...(spam ? [{ state: 'spam' } as const] : []),
    ...(held ? [{ state: 'held' } as const] : []),
  ];
  const [which] = all;
  if (all.length + Math.min(ids.length, 1) !== 1) {
    throw new Misuse('Give the numbers of messages, or one of --email ADDRESS, --spam and --held.');
  }
  if (email?.trim() === '') throw new Misuse('--email needs an address.');
  return inInbox((store) => {
    const messages = which === undefined ? theMessages(store, ids) : store.list(which);
    const lines = messages.map(headLine);
    // An option's matches are not known in advance, so they are confirmed.
    const isSure = yes || messages.length <= (which === undefined ? 1 : 0);
    if (!isSure) {
      lines.push('', 'Nothing is removed yet: add --yes to remove what is listed for good.');
      throw new Error(lines.join('\n'));
    }
    const copies = messages.flatMap((message) => copiesOf(store, message));
    const count = store.remove(messages.map(({ id }) => id));
    lines.push('', `${counted(count, 'message')} removed for good.`, ...copies);
    if (count > 0) lines.push(BACKUPS);
    if (email !== undefined) lines.push(...mentions(store, email));
    return lines.join('\n').trim();
  });
}

/** Copies that a removal does not reach. */
const BACKUPS = 'Backups made before still hold what was removed, until they are replaced.';

/** The channels that have delivered the message. */
function copiesOf(store: MessageStore, { id }: StoredMessage): string[] {
  return store.deliveries
    .of(id)
    .filter(({ state }) => state === 'done')
    .map(
      ({ channel, doneAt }) =>
        `#${id} went out by ${channel} on ${texasTime(doneAt)}: delete it there too.`,
    );
}

function mentions(store: MessageStore, email: string): string[] {
  const count = store.count({ search: email });
  if (count === 0) return [];
  const where = `npm run inbox -- find ${plain(email)}`;
  return [`${counted(count, 'other message')} named by "${where}": the address stands there too.`];
}
