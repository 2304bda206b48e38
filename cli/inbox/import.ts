import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { plain } from '../../base/terminal/plain.ts';
import { type Import, importOf } from '../../inbox/import.ts';
import { counted } from '../../inbox/print.ts';
import { command, messageOf } from '../command.ts';
import { inAnyInbox } from './in-inbox.ts';

/** Imports messages that another home of the site received. */
export const importAll = command(
  'bring in the messages of a CSV file, exported here or by Netlify; they are not delivered',
  { done: { type: 'boolean', help: 'mark them as done' } },
  ({ done = false }, file = '') => {
    const { messages, leftOut } = contentOf(resolve(file));
    const now = new Date().toISOString();
    const marked = messages.map((message) =>
      done && message.doneAt === '' ? { ...message, doneAt: now } : message,
    );
    const count = inAnyInbox((inbox) => inbox.moveIn(marked));
    const known = messages.length - count;
    return [
      `${counted(count, 'message')} imported`,
      known > 0 && `, ${known} ${known === 1 ? 'was' : 'were'} there already`,
      '.',
      leftOut.length > 0 &&
        `\nLeft out, since it is no part of a message: ${plain(leftOut.join(', '))}.`,
    ]
      .filter(Boolean)
      .join('');
  },
);

function contentOf(path: string): Import {
  try {
    const bytes = readFileSync(path);
    if (!isUtf8(bytes))
      throw new Error('expected UTF-8, as in "CSV UTF-8" of a spreadsheet program');
    return importOf(bytes.toString());
  } catch (cause) {
    const isOfSystem = cause instanceof Error && 'syscall' in cause && 'code' in cause;
    const reason = isOfSystem ? `cannot be read (${cause.code})` : messageOf(cause);
    throw new Error(`${path}: ${reason}\nNothing is imported.`, { cause });
  }
}
