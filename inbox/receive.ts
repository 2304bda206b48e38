import type { ZodError } from 'zod';
import { byField } from './by-field.ts';
import {
  FIELDS,
  type FieldName,
  FORM_NAME,
  FORM_NAME_ADVICE,
  FORM_NAME_FIELD,
  TRAP_FIELD,
} from './fields.ts';
import { type Message, messageSchema } from './message.ts';
import type { Inbox } from './store.ts';

/** What to tell the visitor, by field, and what they had typed. */
export interface Refusal {
  fields: Partial<Record<FieldName | typeof FORM_NAME_FIELD, string>>;
  values: Message;
}

/** What became of a posted form. `spam` is stored too and should be answered like `stored`. */
export type Outcome =
  | { kind: 'stored'; id: number }
  | { kind: 'spam' }
  | ({ kind: 'refused' } & Refusal);

/**
 * Takes a posted contact form (an application/x-www-form-urlencoded body, decoded as UTF-8) and
 * keeps it. Of a repeated field the first value counts; unknown fields are ignored.
 *
 * @throws what the store throws; nothing is acknowledged then.
 */
export function receive(store: Pick<Inbox, 'add'>, body: string): Outcome {
  const form = new URLSearchParams(body);
  const values = byField(({ name }) => (form.get(name) ?? '').replaceAll('\0', ''));
  const isOurs = form.get(FORM_NAME_FIELD) === FORM_NAME;
  if (isOurs && form.getAll(TRAP_FIELD).join('') !== '') {
    store.add(clipped(values), { spam: true });
    return { kind: 'spam' };
  }
  const { data, error } = messageSchema.safeParse(values);
  if (isOurs && data) return { kind: 'stored', id: store.add(data, { spam: false }) };
  const fields = faultsOf(error);
  if (!isOurs) fields[FORM_NAME_FIELD] = FORM_NAME_ADVICE;
  return { kind: 'refused', fields, values };
}

/** The first thing to mend in each field. */
function faultsOf(error: ZodError | undefined): Refusal['fields'] {
  const fields: Refusal['fields'] = {};
  for (const { name } of FIELDS) {
    const issue = error?.issues.find(({ path }) => path[0] === name);
    if (issue) fields[name] = issue.message;
  }
  return fields;
}

/** A trapped message need not be right, only bounded. */
function clipped(values: Message): Message {
  return byField(({ name, limit }) => values[name].slice(0, limit).toWellFormed());
}
