import { privateNumber } from './private-number.ts';

/** Characters: the longest code with its spaces, plus some room. */
const MAX_LENGTH = 14;
/** Below the six digits of an IRS Identity Protection PIN. */
const MAX_DIGITS = 5;
/** Counts look-alike letters as digits, since a phone number may be spelled with them. */
const MAX_LIKE_DIGITS = 6;
const MAX_LETTERS = 6;
/** Longer text is never a code. NFKC can turn one character into eighteen. */
const MAX_TYPED_LENGTH = 60;

/** Words that people put before a code. */
const KIND =
  /^(?:(?:IRS|TEXAS|FORM|LETTER|LTR|NOTICE|SCHEDULE|CARTA|AVISO|FORMULARIO|FORMA)[ .:-]*)+(?=.*\d)/;
const SHAPE = /^[A-Z\d]+(?:[ ./-][A-Z\d]+)*$/;
const WORD = /[A-Z]{5}/;

/**
 * Parses text as a code, in capitals, such as CP22A or 50-132; empty if it is not a code. Other text
 * is never echoed, put into an address or passed to the contact form. The limit of five digits rejects
 * phone, taxpayer and card numbers, and the limit of letters rejects sentences; `privateNumber`
 * recognizes the end of a taxpayer number by the characters before it.
 */
export function codeIn(text: string): string {
  if (text.length > MAX_TYPED_LENGTH || privateNumber(text)) return '';
  const code = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .replace(KIND, '');
  if (code.length > MAX_LENGTH || !SHAPE.test(code) || WORD.test(code)) return '';
  if (code.replace(/[^\dOQILZSB]/g, '').length > MAX_LIKE_DIGITS) return '';
  const digits = code.replace(/\D/g, '').length;
  const letters = code.replace(/[^A-Z]/g, '').length;
  return digits >= 1 && digits <= MAX_DIGITS && letters <= MAX_LETTERS ? code : '';
}
