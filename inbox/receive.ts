import type { ZodError } from 'zod';
import { FIELDS, LIMITS, type RefusedField, type VisibleField } from './fields.ts';
import { type Message, messageSchema } from './message.ts';
import type { Inbox } from './store.ts';

/** What to tell the visitor, by field, and what they had typed. */
export interface Refusal {
  fields: Partial<Record<RefusedField, string>>;
  values: Record<VisibleField, string>;
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
  const values = valuesOf(form);
  const sent = {
    ...values,
    [FIELDS.formName]: form.get(FIELDS.formName) ?? '',
    [FIELDS.trap]: form.getAll(FIELDS.trap).join(''),
  };
  const checked = messageSchema.safeParse(sent);
  const fields = checked.success ? {} : faultsOf(checked.error);
  if (sent[FIELDS.trap] !== '' && fields['form-name'] === undefined) {
    store.add(clipped(values), { spam: true });
    return { kind: 'spam' };
  }
  if (!checked.success) return { kind: 'refused', fields, values };
  return { kind: 'stored', id: store.add(checked.data, { spam: false }) };
}

function valuesOf(form: URLSearchParams): Record<VisibleField, string> {
  const value = (field: VisibleField) => (form.get(field) ?? '').replaceAll('\0', '');
  return {
    name: value('name'),
    email: value('email'),
    phone: value('phone'),
    subject: value('subject'),
    message: value('message'),
  };
}

/** The first thing to mend in each field. */
function faultsOf(error: ZodError): Refusal['fields'] {
  const fields: Refusal['fields'] = {};
  for (const { path, message } of error.issues) {
    const field = path[0];
    if (isRefusedField(field)) fields[field] ??= message;
  }
  return fields;
}

function isRefusedField(field: unknown): field is RefusedField {
  return (
    field === FIELDS.formName ||
    field === FIELDS.name ||
    field === FIELDS.email ||
    field === FIELDS.phone ||
    field === FIELDS.subject ||
    field === FIELDS.message
  );
}

/** A trapped message need not be right, only bounded. */
function clipped(values: Record<VisibleField, string>): Message {
  const clip = (value: string, limit: number) => value.slice(0, limit).toWellFormed();
  return {
    name: clip(values.name, LIMITS.name),
    email: clip(values.email, LIMITS.email),
    phone: clip(values.phone, LIMITS.phone),
    subject: clip(values.subject, LIMITS.name),
    message: clip(values.message, LIMITS.message),
  };
}
