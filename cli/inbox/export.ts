import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { exportOf } from '../../inbox/export.ts';
import { counted } from '../../inbox/print.ts';
import { command, messageOf } from '../command.ts';
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
    const path = resolve(to);
    try {
      writeFileSync(path, file, { flag: 'wx', mode: 0o600, flush: true });
    } catch (cause) {
      const isThere = cause instanceof Error && 'code' in cause && cause.code === 'EEXIST';
      throw new Error(isThere ? `${path} is there already.` : messageOf(cause), { cause });
    }
    return `${counted(messages.length, 'message')} in ${path}.`;
  },
);
