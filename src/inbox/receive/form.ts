import { byField } from '../by-field.ts';
import {
  type FieldName,
  FORM_NAME,
  FORM_NAME_FIELD,
  NONCE_FIELD,
  TOKEN_FIELD,
  TRAP_FIELD,
} from '../fields.ts';

/** A posted form as it came. */
export interface Form {
  /** Whether it is the contact form. */
  isOurs: boolean;
  isTrapped: boolean;
  values: Record<FieldName, string>;
  /** Empty if missing. */
  nonce: string;
  token: string;
}

/** The contact form has fewer than ten fields. */
const MOST_FIELDS = 100;
/** A nonce and a token of this site are shorter. */
const LONGEST_MARK = 100;

/**
 * Reads an application/x-www-form-urlencoded body, decoded as UTF-8. Of a repeated field the first
 * value counts, but any copy of the trap; unknown fields, and those after the hundredth, are ignored.
 */
export function readForm(body: string): Form {
  const form = new URLSearchParams(body.split('&', MOST_FIELDS).join('&'));
  const first = (name: string) => form.get(name) ?? '';
  return {
    isOurs: first(FORM_NAME_FIELD) === FORM_NAME,
    isTrapped: form.getAll(TRAP_FIELD).join('') !== '',
    values: byField(({ name }) => first(name).replaceAll('\0', '')),
    nonce: first(NONCE_FIELD).slice(0, LONGEST_MARK),
    token: first(TOKEN_FIELD).slice(0, LONGEST_MARK),
  };
}
