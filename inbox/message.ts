import { z } from 'zod';
import { ADVICE, EMAIL_PATTERN, FIELDS, FORM_NAME, LIMITS, SUBJECTS } from './fields.ts';

const controls = /\p{Cc}+/gu;
const controlsOfText = /[^\P{Cc}\n\t]/gu;

/** Keeps a one-line value on one line, so that it can never add a line to a mail header. */
function oneLine(value: string): string {
  return value.toWellFormed().replaceAll('\0', '').replace(controls, ' ').trim();
}

/** Browsers post line breaks as CRLF and count them as one character. */
function text(value: string): string {
  return value.toWellFormed().replace(/\r\n?/g, '\n').replace(controlsOfText, '').trim();
}

const line = z.string().transform(oneLine);
const optionalLine = z.string().default('').transform(oneLine);

/**
 * The contact form as posted: keys are the form's field names, values are strings. Cleans the
 * values (trimmed, one line except for the message, no control characters) and words its issues
 * for visitors.
 */
export const messageSchema = z.object({
  [FIELDS.name]: line.pipe(z.string().min(1, ADVICE.name).max(LIMITS.name, ADVICE.nameLength)),
  [FIELDS.email]: line.pipe(
    z.string().max(LIMITS.email, ADVICE.emailLength).regex(EMAIL_PATTERN, ADVICE.email),
  ),
  [FIELDS.phone]: optionalLine.pipe(z.string().max(LIMITS.phone, ADVICE.phoneLength)),
  [FIELDS.subject]: optionalLine.pipe(z.enum(['', ...SUBJECTS], ADVICE.subject)),
  [FIELDS.message]: z
    .string()
    .transform(text)
    .pipe(z.string().min(1, ADVICE.message).max(LIMITS.message, ADVICE.messageLength)),
  [FIELDS.formName]: z.literal(FORM_NAME, ADVICE.formName),
  [FIELDS.trap]: z.string().default(''),
});

/** What a visitor wrote, cleaned. Optional fields left out are empty strings. */
export interface Message {
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
}
