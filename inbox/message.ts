import { z } from 'zod';
import { byField } from './by-field.ts';
import { type Field, type FieldName, lengthAdvice } from './fields.ts';

/** What `<input type="email">` accepts, from the HTML standard. */
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
const controls = /\p{Cc}+/gu;
const controlsOfText = /[^\P{Cc}\n\t]/gu;

/** What a visitor wrote, cleaned. Optional fields left out are empty strings. */
export type Message = Record<FieldName, string>;

/**
 * What the visitor typed in each field of the contact form. Cleans the values (trimmed, one line
 * except for texts, no control characters) and words its issues for visitors.
 */
export const messageSchema = z.object(byField(schemaOf));

function schemaOf(field: Field) {
  return z
    .string()
    .transform(field.kind === 'textarea' ? text : oneLine)
    .pipe(
      z
        .string()
        .max(field.limit, lengthAdvice(field))
        .refine((value) => isUsable(value, field), field.advice),
    );
}

function isUsable(value: string, field: Field): boolean {
  if (value === '') return !field.required;
  if (field.kind === 'email') return emailPattern.test(value);
  return field.kind !== 'select' || field.options.includes(value);
}

/** Keeps a one-line value on one line, so that it can never add a line to a mail header. */
function oneLine(value: string): string {
  return value.toWellFormed().replaceAll('\0', '').replace(controls, ' ').trim();
}

/** Browsers post line breaks as CRLF and count them as one character. */
function text(value: string): string {
  return value.toWellFormed().replace(/\r\n?/g, '\n').replace(controlsOfText, '').trim();
}
