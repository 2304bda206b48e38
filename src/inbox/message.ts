import { domainToASCII } from 'node:url';
import { z } from 'zod';
import { byField } from './by-field.ts';
import { adviceOnField, type Field, type FieldName, lengthAdvice } from './fields.ts';

/** Addresses that `<input type="email">` accepts, from the HTML standard. */
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
const controls = /\p{Cc}+/gu;
const controlsOfText = /[^\P{Cc}\n\t]/gu;

const CLEANED = {
  text: oneLine,
  tel: oneLine,
  select: oneLine,
  email,
  textarea: text,
} as const satisfies Record<Field['kind'], (value: string) => string>;

/** A visitor's cleaned input. Omitted optional fields are empty strings. */
export type Message = Record<FieldName, string>;

/**
 * The schema of the contact form's values; accepts all that a browser's own checks accept. Cleans the
 * values (trimmed, one line except for texts, no control characters). Its issues are messages for
 * visitors.
 */
export const messageSchema = z.object(byField(schemaOf));

function schemaOf(field: Field) {
  return z
    .string()
    .refine((value) => value !== '' || !field.required, field.advice)
    .transform((value) => CLEANED[field.kind](value))
    .pipe(
      z
        .string()
        .refine((value) => value.length <= field.limit, lengthAdvice(field))
        .refine((value) => isUsable(value, field), {
          error: ({ input }) => adviceOnField(field, String(input)),
        }),
    );
}

function isUsable(value: string, field: Field): boolean {
  if (field.kind === 'email') return value === '' ? !field.required : emailPattern.test(value);
  return field.kind !== 'select' || value === '' || field.options.includes(value);
}

/** Puts a value on one line, so that it can never add a line to a mail header. */
function oneLine(value: string): string {
  return value.toWellFormed().replace(controls, ' ').trim();
}

/** The longest domain that is converted: conversion takes time quadratic in its length. */
const MAX_DOMAIN_LENGTH = 253;

/** Converts the domain to ASCII: Firefox posts it as typed, other browsers already converted. */
function email(value: string): string {
  const line = oneLine(value);
  const start = line.lastIndexOf('@') + 1;
  const domain = line.slice(start);
  const isConverted = domain.length <= MAX_DOMAIN_LENGTH && /\P{ASCII}/u.test(domain);
  return line.slice(0, start) + (isConverted ? domainToASCII(domain) : domain);
}

/** Converts line breaks to LF: browsers post CRLF but count it as one character. */
function text(value: string): string {
  return value.toWellFormed().replace(/\r\n?/g, '\n').replace(controlsOfText, '').trim();
}
