import { counted, headLine } from '../../src/inbox/print.ts';
import { Misuse } from '../command/program.ts';
import { requireMessages, withInbox } from './with-inbox.ts';

/** Marks messages as done. */
export function done(
  ids: readonly string[],
  { quarantined = false }: { quarantined?: boolean },
): string {
  if (quarantined === ids.length > 0) {
    throw new Misuse('Give the numbers of messages, or --quarantined.');
  }
  return withInbox((store) => {
    const messages = quarantined
      ? store.list({ state: 'quarantined' })
      : requireMessages(store, ids);
    for (const { id } of messages) store.setDone(id);
    // Lists each, since one may have arrived after the office last looked.
    const lines = messages.map(headLine);
    return [`Done: ${counted(messages.length, 'message')}.`, ...lines].join('\n');
  });
}

/** Makes messages new again, and delivers quarantined ones and those whose delivery failed. */
export function release(ids: readonly string[], { failed = false }: { failed?: boolean }): string {
  if (failed === ids.length > 0) throw new Misuse('Give the numbers of messages, or --failed.');
  return withInbox((store) => {
    const messages = failed ? store.list({ state: 'failed' }) : requireMessages(store, ids);
    const lines = messages.map(({ id }) => {
      const count = store.release(id);
      return `#${id} is among the new ones: ${counted(count, 'delivery', 'deliveries')} to be made.`;
    });
    return lines.join('\n') || 'No delivery failed.';
  });
}

interface Chosen {
  email?: string;
  quarantined?: boolean;
  yes?: boolean;
}

/** A reminder of copies that a removal does not reach. */
const COPIES =
  'Mails, other systems and backups may still hold what was removed; find lists messages that name an address.';

/** Removes messages for good: one named message at once, otherwise only with `--yes`. */
export function remove(
  ids: readonly string[],
  { email, quarantined = false, yes = false }: Chosen,
): string {
  const ways = [ids.length > 0, email !== undefined, quarantined].filter(Boolean).length;
  if (ways !== 1) {
    throw new Misuse('Give the numbers of messages, or one of --email ADDRESS and --quarantined.');
  }
  if (email?.trim() === '') throw new Misuse('--email needs an address.');
  return withInbox((store) => {
    const isNamed = ids.length > 0;
    const messages = isNamed
      ? requireMessages(store, ids)
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
