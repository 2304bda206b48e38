interface Common {
  /** Its name in the posted form, and its key in stored messages. */
  name: string;
  label: string;
  /** Longest accepted value in UTF-16 units, like `maxlength`; a line break counts as one. */
  limit: number;
  /** The HTML token for autofill. */
  autocomplete?: string;
  required: boolean;
  /** Error message if it is missing or invalid. */
  advice?: string;
}

interface Typed extends Common {
  /** The HTML input type, or the element. */
  kind: 'text' | 'tel' | 'email' | 'textarea';
  /** Completes 'Shorten … to 200 characters'. */
  nounPhrase: string;
}

interface Chosen extends Common {
  kind: 'select';
  /** Shown while nothing is chosen. */
  placeholder: string;
  options: readonly string[];
}

/** Only an optional field that accepts any text needs no advice. */
type Entry =
  | ((Typed | Chosen) & { advice: string })
  | (Typed & { required: false; kind: Exclude<Typed['kind'], 'email'> });

/** The form's fields, in order. Form, validation, listing and tests derive from it. */
const FIELD_DEFINITIONS = [
  {
    name: 'name',
    label: 'Full Name',
    kind: 'text',
    required: true,
    limit: 200,
    autocomplete: 'name',
    nounPhrase: 'your name',
    advice: 'Enter your full name',
  },
  {
    name: 'email',
    label: 'Email Address',
    kind: 'email',
    required: true,
    limit: 254,
    autocomplete: 'email',
    nounPhrase: 'the email',
    advice: 'Enter an email like name@example.com',
  },
  {
    name: 'phone',
    label: 'Phone Number',
    kind: 'tel',
    required: false,
    limit: 50,
    autocomplete: 'tel',
    nounPhrase: 'the number',
  },
  {
    name: 'subject',
    label: 'Subject',
    kind: 'select',
    required: false,
    limit: 200,
    advice: 'Choose a topic from the list',
    placeholder: 'Select a topic',
    options: [
      'Tax Preparation',
      'Business Consulting',
      'QuickBooks Support',
      'IRS Problems',
      'Payroll Services',
      'Financial Planning',
      'Other',
    ],
  },
  {
    name: 'message',
    label: 'Message',
    kind: 'textarea',
    required: true,
    limit: 5_000,
    nounPhrase: 'the message',
    advice: 'Enter a message',
  },
] as const satisfies readonly Entry[];

/** The names of the fields, in the browser, on the server and at form hosting. */
export type FieldName = (typeof FIELD_DEFINITIONS)[number]['name'];

/** A field of the contact form. */
export type Field = Entry & { name: FieldName };

/** The fields of the contact form, in order. */
export const FIELDS: readonly Field[] = FIELD_DEFINITIONS;

/** The hidden field that names the form, and its value and error message. */
export const FORM_NAME_FIELD = 'form-name';
export const FORM_NAME = 'contact';
export const FORM_NAME_ADVICE = 'Send your message from the form on the contact page';

/** The honeypot: a hidden field that only programs fill in. */
export const HONEYPOT_FIELD = 'bot-field';

/** Longest accepted body of a posted form, in bytes. */
export const BODY_LIMIT = 64 * 1024;

/** Advice for a value over its limit. */
export function lengthAdvice(field: Field): string {
  if (field.kind === 'select') return field.advice;
  const limit = field.limit.toLocaleString('en-US');
  return `Shorten ${field.nounPhrase} to ${limit} characters`;
}

/** A character that is not allowed before the @ of an address. */
const CHARACTER_OF_NO_ADDRESS = /[^a-zA-Z0-9.!#$%&'*+/=?^_`{|}~@-]/u;

/** The error message for an invalid value; for an address, it names the first character that is not allowed. */
export function adviceOnField(field: Field, value: string): string | undefined {
  if (field.kind !== 'email') return field.advice;
  const [character] = CHARACTER_OF_NO_ADDRESS.exec(value.replace(/@[^@]*$/, '').trim()) ?? [];
  // Not longer than the other advice: the form reserves room for that below the field.
  return character ? `Enter an email without ${character.trim() || 'a space'}` : field.advice;
}
