import { sortableTexasTime } from '../calendar/texas-time.ts';
import { csv } from './csv.ts';
import { FIELDS } from './fields.ts';
import { ASIDE } from './print.ts';
import type { StoredMessage } from './stored-message.ts';

/** Messages as a file for spreadsheets, in the order given. */
export function exportOf(messages: readonly StoredMessage[]): string {
  const labels = FIELDS.map(({ label }) => label);
  const head = ['Number', 'Received', 'Done', 'Kept aside', 'Remarks', ...labels];
  return csv([head, ...messages.map(rowOf)]);
}

function rowOf(message: StoredMessage): string[] {
  const { id, receivedAt, doneAt, aside, remarks } = message;
  return [
    String(id),
    sortableTexasTime(receivedAt),
    doneAt && sortableTexasTime(doneAt),
    aside && ASIDE[aside],
    remarks,
    ...FIELDS.map(({ name }) => message[name]),
  ];
}
