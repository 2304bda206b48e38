import { FIELDS } from './fields.ts';
import type { StoredMessage } from './stored-message.ts';

/** The signs between the groups of a number. */
const PART = String.raw`[\s\p{Pd}._]{1,3}`;
/** A Social Security number or ITIN in its groups. */
const SSN = String.raw`\d{3}${PART}\d\d${PART}\d{4}`;
/** The same or an EIN in one group, or an EIN in its groups. */
const NINE = String.raw`(?<![$€£] ?)(?:\d{9}|(?<!\d[.\p{Pd}])\d\d[\s\p{Pd}]{1,3}\d{7})`;
const CARD = String.raw`[2-6]\d{3}(?:${PART}\d{4}){3}|3\d{3}${PART}\d{6}${PART}\d{4,5}|[2-6]\d{12,18}`;

/** Each place where a number of this shape begins: a number before a card may look like its first group. */
const patternOf = (shape: string) => new RegExp(`(?<!\\d)(?=(${shape})(?!\\d))`, 'gu');

/** The shapes of private numbers; those of a bank are known by the words before them alone. */
const SHAPES: readonly {
  shape: RegExp;
  isPrivate?: (number: string) => boolean;
  inPhone: boolean;
}[] = [
  { shape: patternOf(SSN), inPhone: true },
  { shape: patternOf(CARD), isPrivate: passesLuhn, inPhone: true },
  { shape: patternOf(NINE), inPhone: false },
];

/** Words after which a number of six digits or more is private, and the number. */
const AFTER_WORD = new RegExp(
  String.raw`(\b(?:accounts?|acct|cuenta|routing|aba|iban|checking|savings|ssn|social|seguro|itin|f?ein|tax ?id|tax ?payer)(?!\p{L})\D{0,24}?(?<![$€£] ?|\d))(\d(?:\d|${PART}(?=\d)){4,}\d)`,
  'giu',
);
/** A phone number, a ZIP code, years or a date, which stay after such a word. */
const PLAIN = new RegExp(
  String.raw`^(?:(?:1${PART})?\d{3}${PART}\d{3}${PART}\d{4}|\d{5}${PART}\d{4}|(?:(?:19|20)\d\d(?:${PART}|$))+|\d\d?\D\d\d?\D(?:19|20)\d\d|(?:19|20)\d\d\D\d\d?\D\d\d?)$`,
  'u',
);

/** A message as it leaves the server: masked, but for the address that an answer goes to. */
export function maskedMessage(message: StoredMessage): StoredMessage {
  const fields = FIELDS.filter(({ kind }) => kind !== 'email');
  const changes = fields.map(({ name, kind }) => [name, masked(message[name], kind === 'tel')]);
  return { ...message, ...Object.fromEntries(changes) };
}

/**
 * A text with a bullet for each digit of a Social Security number, ITIN or EIN, of a card, and of a
 * bank's or taxpayer's number after its word. The stored message has them.
 *
 * @param isPhone of a phone number only Social Security numbers in groups and cards are hidden
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

/** The text with bullets for the numbers of a shape; as long as before. */
function hide(text: string, shape: RegExp, isPrivate = (_number: string) => true): string {
  return [...text.matchAll(shape)].reduce((written, { 1: number = '', index }) => {
    if (!isPrivate(number)) return written;
    return written.slice(0, index) + bullets(number) + written.slice(index + number.length);
  }, text);
}

function bullets(number: string): string {
  return number.replace(/\d/g, '•');
}

/** Whether a card's number has the right check digit (Luhn, ISO/IEC 7812-1). */
function passesLuhn(number: string): boolean {
  const digits = number.replace(/\D/g, '').split('').map(Number).reverse();
  const sum = digits.reduce((total, digit, index) => {
    const worth = index % 2 === 1 ? digit * 2 : digit;
    return total + (worth > 9 ? worth - 9 : worth);
  }, 0);
  return sum > 0 && sum % 10 === 0;
}
