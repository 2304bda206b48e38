import type { ZodError } from 'zod';
import { byField } from '../by-field.ts';
import {
  FIELDS,
  type FieldName,
  FORM_NAME,
  FORM_NAME_ADVICE,
  FORM_NAME_FIELD,
  HONEYPOT_FIELD,
} from '../fields.ts';
import { type Message, messageSchema } from '../message.ts';

/** A posted form, not yet validated. */
export interface Form {
  isContactForm: boolean;
  isTrapped: boolean;
  values: Record<FieldName, string>;
}

/** Error messages for the visitor by field, and the visitor's input. */
export interface Rejection {
  fields: Partial<Record<FieldName | typeof FORM_NAME_FIELD, string>>;
  values: Message;
}

/** How many fields are read; the contact form has fewer than ten. */
const MAX_FIELDS = 100;

/**
 * Reads an application/x-www-form-urlencoded body, decoded as UTF-8. The first value of a repeated
 * field counts, but any copy of the trap field. Ignores unknown fields, and fields after the hundredth.
 */
export function readForm(body: string): Form {
  const form = new URLSearchParams(body.split('&', MAX_FIELDS).join('&'));
  const first = (name: string) => form.get(name) ?? '';
  return {
    isContactForm: first(FORM_NAME_FIELD) === FORM_NAME,
    isTrapped: form.getAll(HONEYPOT_FIELD).join('') !== '',
    values: byField(({ name }) => first(name).replaceAll('\0', '')),
  };
}

/** Validates a form: returns its message or the errors. A trapped form is only cut to the limits. */
export function parseMessage({ isContactForm, isTrapped, values }: Form): Message | Rejection {
  if (isContactForm && isTrapped) {
    return byField(({ name, limit }) => values[name].slice(0, limit).toWellFormed());
  }
  const { data, error } = messageSchema.safeParse(values);
  if (isContactForm && data) return data;
  const fields = faultsOf(error);
  if (!isContactForm) fields[FORM_NAME_FIELD] = FORM_NAME_ADVICE;
  return { fields, values };
}

/** The first error of each field. */
function faultsOf(error: ZodError | undefined): Rejection['fields'] {
  const fields: Rejection['fields'] = {};
  for (const { name } of FIELDS) {
    const issue = error?.issues.find(({ path }) => path[0] === name);
    if (issue) fields[name] = issue.message;
  }
  return fields;
}
