import { FIELDS } from './fields.ts';
import type { StoredMessage } from './stored-message.ts';

/** The separator between the groups of a number. */
const PART = String.raw`[\s\p{Pd}._]{1,3}`;
/** A Social Security number or ITIN in its groups. */
const SSN = String.raw`\d{3}${PART}\d\d${PART}\d{4}`;
/** A Social Security number, ITIN or EIN in one group, or an EIN in its groups. */
const NINE = String.raw`(?<![$€£] ?)(?:\d{9}|(?<!\d[.\p{Pd}])\d\d[\s\p{Pd}]{1,3}\d{7})`;
const CARD = String.raw`[2-6]\d{3}(?:${PART}\d{4}){3}|3\d{3}${PART}\d{6}${PART}\d{4,5}|[2-6]\d{12,18}`;

/** Finds overlapping matches, since a number before a card may look like the card's first group. */
const patternOf = (shape: string) => new RegExp(`(?<!\\d)(?=(${shape})(?!\\d))`, 'gu');

/** The shapes of private numbers, except bank numbers, which only the word before them identifies. */
const SHAPES: readonly {
  shape: RegExp;
  isPrivate?: (number: string) => boolean;
  inPhone: boolean;
}[] = [
  { shape: patternOf(SSN), inPhone: true },
  { shape: patternOf(CARD), isPrivate: passesLuhn, inPhone: true },
  { shape: patternOf(NINE), inPhone: false },
];

/** A word that makes the number after it private, and that number, of six digits or more. */
const AFTER_WORD = new RegExp(
  String.raw`(\b(?:accounts?|acct|cuenta|routing|aba|iban|checking|savings|ssn|social|seguro|itin|f?ein|tax ?id|tax ?payer)(?!\p{L})\D{0,24}?(?<![$€£] ?|\d))(\d(?:\d|${PART}(?=\d)){4,}\d)`,
  'giu',
);
/** A phone number, ZIP code, years or a date, which are not masked after such a word. */
const PLAIN = new RegExp(
  String.raw`^(?:(?:1${PART})?\d{3}${PART}\d{3}${PART}\d{4}|\d{5}${PART}\d{4}|(?:(?:19|20)\d\d(?:${PART}|$))+|\d\d?\D\d\d?\D(?:19|20)\d\d|(?:19|20)\d\d\D\d\d?\D\d\d?)$`,
  'u',
);

/** Masks a message before it leaves the server, except the email address, which a reply needs. */
export function maskedMessage(message: StoredMessage): StoredMessage {
  const fields = FIELDS.filter(({ kind }) => kind !== 'email');
  const changes = fields.map(({ name, kind }) => [name, masked(message[name], kind === 'tel')]);
  return { ...message, ...Object.fromEntries(changes) };
}

/**
 * Replaces by bullets each digit of a Social Security number, ITIN, EIN or card, and of a bank's or
 * taxpayer's number after its word. The stored message keeps them.
 *
 * @param isPhone for a phone field: masks only grouped Social Security numbers and cards
 */
export function masked(text: string, isPhone = false): string {
  const hidden = SHAPES.filter(({ inPhone }) => inPhone || !isPhone).reduce(
    (written, { shape, isPrivate }) => hide(written, shape, isPrivate),
    text,
  );
  if (isPhone) return hidden;
  return hidden.replace(AFTER_WORD, (all, before: string, number: string) =>
    PLAIN.test(number) ? all : before + bullets(number),
  );
}

/** Replaces the digits of numbers with this shape by bullets; the length stays the same. */
function hide(text: string, shape: RegExp, isPrivate = (_number: string) => true): string {
  return [...text.matchAll(shape)].reduce((written, { 1: number = '', index }) => {
    if (!isPrivate(number)) return written;
    return written.slice(0, index) + bullets(number) + written.slice(index + number.length);
  }, text);
}

function bullets(number: string): string {
  return number.replace(/\d/g, '•');
}

/** Whether a card number has a valid check digit (Luhn, ISO/IEC 7812-1). */
function passesLuhn(number: string): boolean {
  const digits = number.replace(/\D/g, '').split('').map(Number).reverse();
  const sum = digits.reduce((total, digit, index) => {
    const worth = index % 2 === 1 ? digit * 2 : digit;
    return total + (worth > 9 ? worth - 9 : worth);
  }, 0);
  return sum > 0 && sum % 10 === 0;
}
