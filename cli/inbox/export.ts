import { exportOf } from '../../inbox/export.ts';
import { counted } from '../../inbox/print.ts';
import { command } from '../command.ts';
import { writeNewFile } from '../new-file.ts';
import { inInbox, tellOfDamage } from './in-inbox.ts';

/** Writes all messages as a file for spreadsheets. */
export const exportAll = command(
  'all messages for a spreadsheet',
  {
    csv: { type: 'boolean', help: 'as comma-separated values, which is the only form' },
    to: { type: 'string', value: 'FILE', help: 'into a new file that only you can read' },
  },
  ({ to }) => {
    const messages = inInbox((inbox) => {
      tellOfDamage(inbox);
      return inbox.list({});
    });
    const file = exportOf(messages);
    if (to === undefined) {
      process.stdout.write(file);
      return undefined;
    }
    return `${counted(messages.length, 'message')} in ${writeNewFile(to, file)}.`;
  },
);
