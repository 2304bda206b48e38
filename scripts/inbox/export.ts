import { sortableTexasTime } from '../../src/base/calendar/texas-time.ts';
import { csv } from '../../src/inbox/csv.ts';
import { FIELDS } from '../../src/inbox/fields.ts';
import { counted } from '../../src/inbox/print.ts';
import type { StoredMessage } from '../../src/inbox/stored-message.ts';
import { writeNewFile } from '../command/new-file.ts';
import { inInbox, tellOfDamage } from './in-inbox.ts';

/** The heads of the columns before the fields', which have their labels. */
const HEADS = ['Number', 'Received', 'Done', 'Quarantined'];

/** Writes all messages as a file for spreadsheets. */
export function exportMessages({ to }: { to?: string }): string | undefined {
  const messages = inInbox((store) => {
    tellOfDamage(store);
    return store.list({});
  });
  const heads = [...HEADS, ...FIELDS.map(({ label }) => label)];
  const file = csv([heads, ...messages.map(rowOf)]);
  if (to === undefined) {
    process.stdout.write(file);
    return undefined;
  }
  return `${counted(messages.length, 'message')} in ${writeNewFile(to, file)}.`;
}

function rowOf(message: StoredMessage): string[] {
  const { id, receivedAt, doneAt, remarks } = message;
  return [
    String(id),
    sortableTexasTime(receivedAt),
    doneAt && sortableTexasTime(doneAt),
    remarks,
    ...FIELDS.map(({ name }) => message[name]),
  ];
}
