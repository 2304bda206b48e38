import { FIELDS } from '../fields.ts';
import type { StoredMessage } from '../stored-message.ts';
import { endOfIban, passesLuhn } from './check-digits.ts';

// The patterns read a text in plain signs. Each matches in one way only, so the time grows as the text does.

/** What parts the groups of a number, mostly, and at all. */
const PART = '[ _-]{1,3}';
const GAP = '[ _.,:;/-]{1,3}';
/** 3-2-4, parted alike: 941 12/2024 is a form and a month. */
const SSN = String.raw`\d{3}(?:${PART}\d\d${PART}|(?<gap>[.,:;/] ?)\d\d\k<gap>)\d{4}`;
/** Nine others; not 5-4, which is a ZIP code, nor an amount, nor what follows a short group as in phone numbers abroad. */
const NINE = String.raw`(?<!\b\d{1,3}-|\d\d\) ?|[$€£] ?)(?:\d{9}|\d\d${PART}\d{7}|\d{3}${PART}\d{6}|(?<!(?<![\d$€£])\d{2,3} )\d{3}[ -]\d{3}[ -]\d{3}(?![ -]\d{3}\b))`;
/** Calls within Texas, and free ones, as somebody may write them after a 1. */
const AREAS =
  '210|214|254|281|325|346|361|409|430|432|469|512|682|713|726|737|806|817|830|832|903|915|936|940|945|956|972|979|8(?:00|33|44|55|66|77|88)';
/** A Texas taxpayer number: nine digits between two others. */
const TEXAS = String.raw`\d${PART}(?:\d\d${PART}\d{7}|\d{9}|\d{3}${PART}\d\d${PART}\d{4}|\d{5}${PART}\d{4})${PART}\d|\d${PART}\d\d${PART}\d{8}|(?!1(?:${AREAS}))[12]\d{10}`;
/** An account's: no phone number has as many digits, or no code of a country in front. */
const LONG = String.raw`\d{14,}|0\d{11,}`;
/** No number begins within another, or after a plus and the code of a country. */
const within = (shapes: string) =>
  new RegExp(String.raw`(?<!\d|\+(?:\d{1,3}[ .-])?)(?:${shapes})(?!\d)`, 'g');
const SHAPES = within(`${TEXAS}|${SSN}|${NINE}|${LONG}`);
const SSN_ALONE = within(SSN);
/** A card (ISO/IEC 7812-1): in one group, as American Express and Diners print it, or in fours with perhaps more behind. */
const ISSUER = String.raw`(?:2[2-7]|[3-6]\d)`;
const CARD = new RegExp(
  String.raw`(?<!\d)(?=(4\d{12,18}|3[0689]\d{12}|${ISSUER}\d{13,17}|3\d{3}${GAP}\d{6}${GAP}\d{4,5}|(${ISSUER}\d\d(?:${GAP}\d{4}){2}${GAP}\d{1,4})(?:${GAP}\d{1,3})?)(?!\d))`,
  'g',
);
/** What may be an IBAN, whole or in fours, none of which looks like the first (ISO 13616: 15 to 34 signs). */
const FIRST = String.raw`[A-Z]{2}\d\d`;
const IBAN = new RegExp(
  String.raw`(?<![\p{L}\d])(?=(${FIRST}(?:[A-Z\d]{11,30}|(?:${GAP}(?!${FIRST})[A-Z\d]{4}){2,7}(?:${GAP}[A-Z\d]{1,3})?)))`,
  'giu',
);

/** Words with a number near after which it is private, which the first group has, and those after which it is not. */
const WORD =
  /\b(?:(accounts?|acct|a\/c|routing|aba|iban|ssn|social|itin|f?ein|tin|tax ?id|tax ?payer|cuenta|seguro|checking|savings|bank)|(?:(?:tele)?phone|call|cell|mobile|whatsapp|tel|fax|text|reach|zip|tx(?= \d{5})|invoice|order|amount|balance|paid|owe)(?:s|d|ed)?)(?!\p{L})(?=\D{0,24}?\d)/giu;
/** The number that such a word is meant for, without a phone number behind it. */
const PHONE = String.raw`[2-9]\d\d[ .-]{1,3}[2-9]\d\d[ .-]\d{4}(?!\d)`;
const NEAR = new RegExp(String.raw`\D{0,24}(\d+(?:(?:[ _/-]{1,3}|\.)(?!${PHONE})\d+)*)`, 'y');
/** Fewer digits after a private word are a ZIP code, a year, or the last four. */
const SHORTEST_ACCOUNT = 6;
/** Nor is it private after it: an amount, years, a date, a phone number. */
const PLAIN = new RegExp(
  String.raw`^(?:\d+\.\d\d(?!\d)|(?:19|20)\d\d(?:\D+(?:19|20)\d\d)*$|\d\d?\D\d\d?\D(?:19|20)?\d\d(?!\d)|(?:19|20)\d\d\D\d\d?\D\d\d?(?!\d)|${PHONE})`,
);

/** From where to where, in UTF-16 units. */
type Span = readonly [start: number, end: number];

/** A message as it leaves the server: masked, but for the address that an answer goes to. */
export function maskedMessage(message: StoredMessage): StoredMessage {
  const fields = FIELDS.filter(({ kind }) => kind !== 'email');
  const changes = fields.map(({ name, kind }) => [name, masked(message[name], kind === 'tel')]);
  return { ...message, ...Object.fromEntries(changes) };
}

/**
 * A text with a bullet for each digit of what looks like a Social Security number, ITIN or EIN, a
 * Texas taxpayer number, a card, or a bank's routing or account number, by its shape or by the word
 * before it. Phone numbers, ZIP codes, years, dates, amounts and the numbers of papers stay.
 *
 * @param isPhone of a phone number only 3-2-4 and cards are hidden
 */
export function masked(text: string, isPhone = false): string {
  const plain = inPlainSigns(text);
  const spans: Span[] = [];
  const open = new Set<number>();
  if (!isPhone) {
    for (const { 1: groups = '', index } of plain.matchAll(IBAN)) {
      const end = endOfIban(plain, index, index + groups.length);
      if (end !== undefined) spans.push([index, end]);
    }
    hideByWord(plain, spans, open);
  }
  for (const { 0: found, index } of plain.matchAll(isPhone ? SSN_ALONE : SHAPES)) {
    if (!open.has(index) || /^\d{3}\D+\d\d\D/.test(found))
      spans.push([index, index + found.length]);
  }
  for (const { 1: whole = '', 2: fours = whole, index } of plain.matchAll(CARD)) {
    if (passesLuhn(whole)) spans.push([index, index + whole.length]);
    else if (fours !== whole && passesLuhn(fours)) spans.push([index, index + fours.length]);
  }
  return withBullets(text, spans);
}

/** The text with ASCII's digits, dashes and blanks for those of other scripts, as long as it was. */
function inPlainSigns(text: string): string {
  if (!/[^\n -~]/.test(text)) return text;
  return Array.from('０１２３４５６７８９')
    .reduce((plain, sign, digit) => plain.replaceAll(sign, String(digit)), text)
    .replace(/[\p{Zs}\t\u00ad\u200b-\u200d\u2060\ufeff]/gu, ' ')
    .replace(/[\u2010-\u2015\u2212\uff0d]/g, '-')
    .replace(/(?=[\u0080-\uffff])\p{Nd}/gu, '0');
}

/** Adds the numbers after private words to the spans, and where those after other words begin to `open`. */
function hideByWord(text: string, spans: Span[], open: Set<number>): void {
  const words = [...text.matchAll(WORD)];
  for (const [place, { 0: word, 1: isPrivate, index }] of words.entries()) {
    const limit = words[place + 1]?.index ?? text.length;
    NEAR.lastIndex = index + word.length;
    for (let found = NEAR.exec(text); found; found = NEAR.exec(text)) {
      const { 1: number = '' } = found;
      const start = NEAR.lastIndex - number.length;
      if (start > limit) break;
      if (!isPrivate) open.add(start);
      const count = number.replace(/\D/g, '').length;
      const isAccount = isPrivate && count >= SHORTEST_ACCOUNT && !PLAIN.test(number);
      if (isAccount && !/[$€£] ?$/.test(text.slice(start - 2, start))) {
        spans.push([start, NEAR.lastIndex]);
      } else if (!isPrivate || count >= 4) break;
    }
  }
}

/** The text with a bullet for each digit within the spans. */
function withBullets(text: string, spans: Span[]): string {
  let [masked, done] = ['', 0];
  for (const [start, end] of spans.sort(([a], [b]) => a - b)) {
    const from = Math.max(start, done);
    masked += text.slice(done, from) + text.slice(from, end).replace(/\p{Nd}/gu, '•');
    done = Math.max(done, end);
  }
  return masked + text.slice(done);
}
