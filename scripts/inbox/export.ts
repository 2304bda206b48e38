import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { sortableTexasTime } from '../../src/base/calendar/texas-time.ts';
import { hasCode } from '../../src/base/errors/has-code.ts';
import { messageOf } from '../../src/base/errors/message-of.ts';
import { csv } from '../../src/inbox/csv.ts';
import { FIELDS } from '../../src/inbox/fields.ts';
import { counted } from '../../src/inbox/print.ts';
import type { StoredMessage } from '../../src/inbox/stored-message.ts';
import { reportError } from '../command/program.ts';
import { PATH, withInbox } from './with-inbox.ts';

/** The headings of the first columns; those of the fields are their labels. */
const HEADS = ['Number', 'Received', 'Done', 'Quarantined'];

/** Writes all messages as a spreadsheet file; reports on stderr the messages that a damaged store lost. */
export function exportMessages({ to }: { to?: string }): string | undefined {
  const { messages, lost } = withInbox((store) => store.salvage());
  if (lost.length > 0) {
    reportError(
      `${PATH} is damaged, and these messages cannot be read: ${lost.join(', ')}. See "Other faults" in docs/running.md.`,
    );
  }
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

/**
 * Writes a new file that only its owner can read, and returns its path.
 *
 * @throws Error if the file exists or cannot be written
 */
function writeNewFile(to: string, text: string): string {
  const path = resolve(to);
  try {
    writeFileSync(path, text, { flag: 'wx', mode: 0o600, flush: true });
  } catch (cause) {
    throw new Error(hasCode(cause, 'EEXIST') ? `${path} is there already.` : messageOf(cause), {
      cause,
    });
  }
  return path;
}
