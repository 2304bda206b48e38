/** The names the contact form posts, the same in the browser, the server and form hosting. */
export const FIELDS = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  subject: 'subject',
  message: 'message',
  formName: 'form-name',
  trap: 'bot-field',
} as const;

/** The fields a visitor fills in. */
export type VisibleField = 'name' | 'email' | 'phone' | 'subject' | 'message';

/** The fields a refusal can be about. */
export type RefusedField = VisibleField | 'form-name';

/** What `form-name` has to say. */
export const FORM_NAME = 'contact';

/** Longest accepted values in UTF-16 units, as `maxlength` counts them; line breaks count one. */
export const LIMITS = { name: 200, email: 254, phone: 50, message: 5_000 } as const;

/** Longest accepted body of a posted form, in bytes. */
export const BODY_LIMIT = 64 * 1024;

/** The topics offered. No topic at all is accepted too. */
export const SUBJECTS = [
  'Tax Preparation',
  'Business Consulting',
  'QuickBooks Support',
  'IRS Problems',
  'Payroll Services',
  'Financial Planning',
  'Other',
] as const;

/** What `<input type="email">` accepts, from the HTML standard. */
export const EMAIL_PATTERN =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

const atMost = (limit: number) => `${limit.toLocaleString('en-US')} characters or fewer`;

/** What a visitor is told to do, in the same words beside the field and in the summary. */
export const ADVICE = {
  name: 'Enter your full name',
  nameLength: `Shorten your full name to ${atMost(LIMITS.name)}`,
  email: 'Enter an email address in the format name@example.com',
  emailLength: `Shorten the email address to ${atMost(LIMITS.email)}`,
  phoneLength: `Shorten the phone number to ${atMost(LIMITS.phone)}`,
  subject: 'Choose a topic from the list',
  message: 'Enter a message',
  messageLength: `Shorten the message to ${atMost(LIMITS.message)}`,
  formName: 'Send your message from the form on the contact page',
} as const;
