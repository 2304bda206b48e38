import type { Backlog } from '../backlog.ts';
import { byField } from '../by-field.ts';
import { FIELDS, type Field, FORM_NAME, FORM_NAME_FIELD } from '../fields.ts';
import type { NewMessage } from '../store.ts';
import type { StoredMessage } from '../stored-message.ts';

/** The fields of the form, by name. */
export const FIELD = byField((field) => field);

/** A valid message with every field filled in. */
export const SAMPLE = byField(sampleOf);

export const NEW_MESSAGE: NewMessage = { message: SAMPLE, quarantine: '', remarks: '' };
export const TRAPPED: NewMessage = {
  ...NEW_MESSAGE,
  quarantine: 'trap',
  remarks: 'the hidden field is filled in',
};

export const STORED: StoredMessage = {
  ...SAMPLE,
  id: 7,
  receivedAt: '2026-04-15T10:30:00.000Z',
  doneAt: '',
  quarantine: '',
  remarks: '',
};

export const NOTHING_WAITS: Backlog = { quarantined: 0, failed: 0 };

/** The shortest valid form, as posted. */
export const SHORTEST_FORM = {
  [FORM_NAME_FIELD]: FORM_NAME,
  ...Object.fromEntries(
    FIELDS.filter(({ required }) => required).map(({ name }) => [name, SAMPLE[name]]),
  ),
};

function sampleOf(field: Field): string {
  if (field.kind === 'email') return 'ada@example.com';
  if (field.kind === 'tel') return '(713) 555-0100';
  if (field.kind === 'select') return field.options.at(-1) ?? '';
  return `${field.label} of Ada`;
}
