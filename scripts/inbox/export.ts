import { exportOf } from '../../src/inbox/export.ts';
import { counted } from '../../src/inbox/print.ts';
import { writeNewFile } from '../command/new-file.ts';
import { inInbox, tellOfDamage } from './in-inbox.ts';

/** Writes all messages as a file for spreadsheets. */
export function exportMessages({ to }: { to?: string }): string | undefined {
  const messages = inInbox((store) => {
    tellOfDamage(store);
    return store.list({});
  });
  const file = exportOf(messages);
  if (to === undefined) {
    process.stdout.write(file);
    return undefined;
  }
  return `${counted(messages.length, 'message')} in ${writeNewFile(to, file)}.`;
}
