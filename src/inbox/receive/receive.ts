import type { IncomingHttpHeaders } from 'node:http';
import type { ZodError } from 'zod';
import { byField } from '../by-field.ts';
import { FIELDS, type FieldName, FORM_NAME_ADVICE, FORM_NAME_FIELD } from '../fields.ts';
import type { Inbox } from '../inbox.ts';
import { type Message, messageSchema } from '../message.ts';
import { type Form, readForm } from './form.ts';
import { type FormRules, judge } from './judge.ts';
import { messageLimit } from './limit.ts';
import { nonces } from './nonce.ts';

/** A posted form, and the request that brought it. */
export interface PostedForm {
  body: string;
  headers: IncomingHttpHeaders;
  address: string;
}

/** Advice to the visitor by field, and their input. */
export interface Refusal {
  fields: Partial<Record<FieldName | typeof FORM_NAME_FIELD, string>>;
  values: Message;
}

/** The outcome of a posted form; stored ones get the same answer, quarantined or not. */
export type Outcome =
  | { kind: 'stored'; id: number }
  | { kind: 'full'; retryAfterS: number }
  | ({ kind: 'refused' } & Refusal);

/**
 * Takes posted contact forms and keeps their messages. One that comes twice is kept once; one that
 * looks like spam, or is over a limit, is quarantined.
 *
 * @returns rejects with what the inbox throws; nothing is acknowledged then
 */
export function receiver(
  inbox: Pick<Inbox, 'add'>,
  rules: FormRules,
): (posted: PostedForm) => Promise<Outcome> {
  const nonceOf = nonces();
  const placeFor = messageLimit(rules.settings.RATE_LIMIT);
  const judged = judge(rules);

  return async ({ body, headers, address }) => {
    const form = readForm(body);
    const message = messageIn(form);
    if ('fields' in message) return { kind: 'refused', ...message };
    const nonce = nonceOf({ nonce: form.nonce, message, address });
    const place = placeFor(address, nonce);
    if ('retryAfterS' in place) return { kind: 'full', ...place };
    try {
      const judgement = judged({ form, message, headers, address, place });
      return { kind: 'stored', id: await inbox.add({ message, ...judgement, nonce }) };
    } catch (error) {
      place.giveBack();
      throw error;
    }
  };
}

function messageIn({ isOurs, isTrapped, values }: Form): Message | Refusal {
  if (isOurs && isTrapped) return clipped(values);
  const { data, error } = messageSchema.safeParse(values);
  if (isOurs && data) return data;
  const fields = faultsOf(error);
  if (!isOurs) fields[FORM_NAME_FIELD] = FORM_NAME_ADVICE;
  return { fields, values };
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
