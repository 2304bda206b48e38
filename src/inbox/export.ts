import { sortableTexasTime } from '../base/calendar/texas-time.ts';
import { csv } from './csv.ts';
import { FIELDS } from './fields.ts';
import { QUARANTINE_LABELS } from './print.ts';
import type { StoredMessage } from './stored-message.ts';

/** The heads of the columns before the fields', which have their labels. */
const HEADS = {
  id: 'Number',
  receivedAt: 'Received',
  doneAt: 'Done',
  quarantine: 'Quarantined',
  remarks: 'Remarks',
};

/** Messages as a file for spreadsheets, in the order given. */
export function exportOf(messages: readonly StoredMessage[]): string {
  const labels = FIELDS.map(({ label }) => label);
  return csv([[...Object.values(HEADS), ...labels], ...messages.map(rowOf)]);
}

function rowOf(message: StoredMessage): string[] {
  const { id, receivedAt, doneAt, quarantine, remarks } = message;
  return [
    String(id),
    sortableTexasTime(receivedAt),
    doneAt && sortableTexasTime(doneAt),
    quarantine && QUARANTINE_LABELS[quarantine],
    remarks,
    ...FIELDS.map(({ name }) => message[name]),
  ];
}
