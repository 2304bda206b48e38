import { privateNumber } from './private-number.ts';

/** The longest code there is, with its blanks, and some room. */
const LONGEST = 14;
/** An Identity Protection PIN of the IRS has six. */
const MOST_DIGITS = 5;
/** The most digits, letters that read as digits included: a phone number may be spelled with them. */
const MOST_LIKE_DIGITS = 6;
const MOST_LETTERS = 6;
/** Text over this is no code, whatever it normalizes to: one sign may become eighteen. */
const LONGEST_TYPED = 60;

/** Words that people put before a code. */
const KIND =
  /^(?:(?:IRS|TEXAS|FORM|LETTER|LTR|NOTICE|SCHEDULE|CARTA|AVISO|FORMULARIO|FORMA)[ .:-]*)+(?=.*\d)/;
const SHAPE = /^[A-Z\d]+(?:[ ./-][A-Z\d]+)*$/;
const WORD = /[A-Z]{5}/;

/**
 * The code that a text may be, in capitals, such as CP22A or 50-132; empty where it is none. Only
 * such a code is shown back, stands in an address or goes along to the contact form: five digits at
 * most leave out phone, taxpayer and card numbers, and few letters leave out sentences; the end of a
 * taxpayer number is known by the signs before it.
 */
export function codeIn(text: string): string {
  if (text.length > LONGEST_TYPED || privateNumber(text)) return '';
  const code = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .replace(KIND, '');
  if (code.length > LONGEST || !SHAPE.test(code) || WORD.test(code)) return '';
  if (code.replace(/[^\dOQILZSB]/g, '').length > MOST_LIKE_DIGITS) return '';
  const digits = code.replace(/\D/g, '').length;
  const letters = code.replace(/[^A-Z]/g, '').length;
  return digits >= 1 && digits <= MOST_DIGITS && letters <= MOST_LETTERS ? code : '';
}
