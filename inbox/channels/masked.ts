import { FIELDS } from '../fields.ts';
import type { StoredMessage } from '../stored-message.ts';

/** What stands between the groups of a number: blanks, dashes, dots, and signs without a width. */
const GAP = String.raw`[\p{Zs}\t\p{Pd}\u2212\u00ad\u200b-\u200d\u2060\ufeff./_]`;
/** Groups of digits, which match in one way only: the time it takes grows as the text does. */
const RUN = new RegExp(String.raw`\p{Nd}+(?:${GAP}{1,3}\p{Nd}+)*`, 'gu');
/** Where an IBAN may begin, and all that may belong to it (ISO 13616: 15 to 34 signs). */
const IBAN = new RegExp(
  String.raw`(?<![\p{L}\p{Nd}])(?=(\p{L}{2}\p{Nd}{2}(?:${GAP}{0,2}[\p{L}\p{Nd}]){11,30}))`,
  'gu',
);
/** Just before a number: words after which it is an account's, and none that make it something else. */
const AFTER_ACCOUNT =
  /\b(?:accounts?|acct|a\/c|routing|aba|iban|ssn|social security|itin|tin|ein|tax id)(?!\p{L})(?:(?!phone|call|cell|tel|fax|text|reach|balance|amount|paid|owe)[^\p{Nd}\n]){0,24}$/iu;
const AFTER_CURRENCY = /[$€£]\p{Zs}?$/u;
/** How far back to look for those, in UTF-16 units. */
const LOOK_BACK = 45;

/** Nine digits by the lengths of their groups; not 5-4, which is a ZIP code. */
const NINE = /^(?:9|3-2-4|2-7|3-6|3-3-3)$/;
const PHONE_DATE_OR_ZIP = /^(?:(?:\d-)?3-3-4|[12]-[12]-[24]|4-[12]-[12]|5-4)$/;
const AMOUNT = /^\p{Nd}+\.\p{Nd}{2}$/u;
const YEAR = /^(?:19|20)\d\d$/;

interface Group {
  digits: string;
  start: number;
  end: number;
}

/** A message as it leaves the server: masked, but for the address that an answer goes to. */
export function maskedMessage(message: StoredMessage): StoredMessage {
  const fields = FIELDS.filter(({ kind }) => kind !== 'email');
  const changes = fields.map(({ name }) => [name, masked(message[name])]);
  return { ...message, ...Object.fromEntries(changes) };
}

/**
 * A text with a bullet for each digit of what looks like a Social Security number, ITIN or EIN, a
 * card (13 to 19 digits that pass Luhn's check), or a bank's routing or account number. Phone
 * numbers, ZIP codes, years, dates and amounts stay.
 */
export function masked(text: string): string {
  const isHidden = new Uint8Array(text.length);
  const hide = (start: number, end: number) => isHidden.fill(1, start, end);
  for (const { 1: signs = '', index } of text.matchAll(IBAN)) {
    hide(index, index + lengthOfIban(signs));
  }
  for (const { 0: run, index } of text.matchAll(RUN)) {
    const before = text.slice(Math.max(index - LOOK_BACK, 0), index);
    for (const { start, end } of privateGroups(run, before)) hide(index + start, index + end);
  }
  return text.replace(/\p{Nd}/gu, (digit, at: number) => (isHidden[at] ? '•' : digit));
}

function privateGroups(run: string, before: string): Group[] {
  const groups = [...run.matchAll(/\p{Nd}+/gu)].map(({ 0: found, index }) => ({
    digits: found.normalize('NFKC'),
    start: index,
    end: index + found.length,
  }));
  // A plus begins a phone number of another country.
  if (before.endsWith('+') && countOf(groups) <= 15) return [];
  const isMoney = AFTER_CURRENCY.test(before);
  const isAccount = AFTER_ACCOUNT.test(before) && !isMoney && !AMOUNT.test(run);
  if (isAccount && countOf(groups) >= 6 && !isPlain(groups)) return groups;
  return inWindows(isMoney ? groups.slice(1) : groups);
}

/** The groups of every private number among the groups, which may be several numbers in a row. */
function inWindows(groups: readonly Group[]): Group[] {
  const found: Group[] = [];
  for (let first = 0; first < groups.length; first += 1) {
    let size = Math.min(MOST_GROUPS, groups.length - first);
    while (size > 0 && !isPrivate(groups.slice(first, first + size))) size -= 1;
    found.push(...groups.slice(first, first + size));
    first += Math.max(size - 1, 0);
  }
  return found;
}

const SHORTEST_CARD = 13;
const LONGEST_CARD = 19;
/** A card's are of four digits or more, but for the last. */
const MOST_GROUPS = 5;
/** Longer than any phone number without a plus: an account's or a card's. */
const LONG = 12;

function isPrivate(groups: readonly Group[]): boolean {
  const count = countOf(groups);
  if (NINE.test(shapeOf(groups)) || (groups.length === 1 && count >= LONG)) return true;
  if (count < SHORTEST_CARD || count > LONGEST_CARD || isPlain(groups)) return false;
  return groups.slice(0, -1).every(({ digits }) => digits.length >= 4) && passesLuhn(groups);
}

function isPlain(groups: readonly Group[]): boolean {
  return PHONE_DATE_OR_ZIP.test(shapeOf(groups)) || groups.every(({ digits }) => YEAR.test(digits));
}

function countOf(groups: readonly Group[]): number {
  return groups.reduce((sum, { digits }) => sum + digits.length, 0);
}

function shapeOf(groups: readonly Group[]): string {
  return groups.map(({ digits }) => digits.length).join('-');
}

/** The check digit of payment cards (ISO/IEC 7812-1). */
function passesLuhn(groups: readonly Group[]): boolean {
  const digits = [...groups.map((group) => group.digits).join('')].map(Number).reverse();
  const sum = digits.reduce((total, digit, place) => {
    const weighed = place % 2 === 1 ? digit * 2 : digit;
    return total + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return sum % 10 === 0;
}

const SHORTEST_IBAN = 15;
/** No country's has fewer; words after two letters and two digits have none. */
const FEWEST_DIGITS = 10;

/** How much of the text, in UTF-16 units, is an IBAN by its check digits (mod 97, ISO 7064); 0 for none. */
function lengthOfIban(text: string): number {
  const signs = [...text.matchAll(/[\p{L}\p{Nd}]/gu)];
  for (let count = signs.length; count >= SHORTEST_IBAN; count -= 1) {
    const iban = signs.slice(0, count).join('').normalize('NFKC').toUpperCase();
    if (iban.replace(/\D/g, '').length >= FEWEST_DIGITS && passesMod97(iban)) {
      return (signs[count - 1]?.index ?? 0) + 1;
    }
  }
  return 0;
}

function passesMod97(iban: string): boolean {
  const turned = iban.slice(4) + iban.slice(0, 4);
  const values = [...turned].map((sign) => Number.parseInt(sign, 36));
  return values.reduce((rest, value) => (rest * (value > 9 ? 100 : 10) + value) % 97, 0) === 1;
}
