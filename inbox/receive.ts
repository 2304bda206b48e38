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
import type { Mailroom } from './mailroom.ts';
import { type Message, messageSchema } from './message.ts';
import type { Arrival } from './store.ts';
import type { Aside } from './stored-message.ts';

/** What to tell the visitor, by field, and what they had typed. */
export interface Refusal {
  fields: Partial<Record<FieldName | typeof FORM_NAME_FIELD, string>>;
  values: Message;
}

/** What became of a posted form; one that is stored is answered alike, kept aside or not. */
export type Outcome =
  | { kind: 'stored'; id: number; aside: Aside }
  | ({ kind: 'refused' } & Refusal);

/**
 * Takes a posted contact form (an application/x-www-form-urlencoded body, decoded as UTF-8) and
 * keeps it. Of a repeated field the first value counts; unknown fields are ignored.
 *
 * @param judge whether to keep a message aside, with the words for it
 * @throws what the mailroom throws; nothing is acknowledged then.
 */
export async function receive(
  mailroom: Pick<Mailroom, 'add'>,
  body: string,
  judge: Judge = () => ({ aside: '', remarks: '' }),
): Promise<Outcome> {
  const form = new URLSearchParams(body);
  const values = byField(({ name }) => (form.get(name) ?? '').replaceAll('\0', ''));
  const isOurs = form.get(FORM_NAME_FIELD) === FORM_NAME;
  if (isOurs && form.getAll(TRAP_FIELD).join('') !== '') {
    return keep({ message: clipped(values), aside: 'trap', remarks: '' });
  }
  const { data, error } = messageSchema.safeParse(values);
  if (isOurs && data) return keep({ message: data, ...judge(data) });
  const fields = faultsOf(error);
  if (!isOurs) fields[FORM_NAME_FIELD] = FORM_NAME_ADVICE;
  return { kind: 'refused', fields, values };

  async function keep(arrival: Omit<Arrival, 'nonce'>): Promise<Outcome> {
    const id = await mailroom.add({ ...arrival, nonce: undefined });
    return { kind: 'stored', id, aside: arrival.aside };
  }
}

/** Whether a message is kept aside, and the words for it. */
export type Judge = (message: Message) => Pick<Arrival, 'aside' | 'remarks'>;

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
