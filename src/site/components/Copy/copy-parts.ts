import { MONTHS } from '../../../base/calendar/months.ts';

/** A piece of running text: plain, a phone number, an e-mail address, or words kept on one line. */
export interface CopyPart {
  readonly kind: 'plain' | 'phone' | 'email' | 'whole';
  readonly text: string;
}

/** The parts that are not plain text, by the name of the regex group. */
const PARTS = new RegExp(
  [
    String.raw`(?<phone>\(\d{3}\)\s\d{3}-\d{4})`,
    String.raw`(?<email>[\w.+-]+@[\w-]+(?:\.[\w-]+)+)`,
    // Form 4868, Letter 1058, W-2s, 1120-S, 05-102, 30-day, $2.65 million: a line break would tear them apart.
    String.raw`(?<whole>\b(?:Forms?|Letter|Schedule) [A-Z]*-?\d[\w-]*|\b[A-Z]+-\d\w*|\b\d+-[A-Za-z\d]+\b|\$\d[\d.,]* million|\b[Ee]-mails?\b)`,
  ].join('|'),
  'g',
);

/** A month and the space between it and its day. */
const MONTH = new RegExp(String.raw`\b(${MONTHS.join('|')}) (?=\d)`, 'g');

/** Running text without line breaks between a month and its day. */
export function withWholeDates(text: string): string {
  return text.replace(MONTH, '$1\u00a0');
}

/**
 * Running text cut into its parts, in order; joined, they are the text again.
 * Phone numbers have the form (713) 555-0142, with an ordinary or non-breaking space.
 */
export function copyParts(text: string): CopyPart[] {
  const parts: CopyPart[] = [];
  let end = 0;
  for (const match of text.matchAll(PARTS)) {
    const [found] = match;
    const { phone, email } = match.groups ?? {};
    if (match.index > end) parts.push({ kind: 'plain', text: text.slice(end, match.index) });
    parts.push({ kind: phone ? 'phone' : email ? 'email' : 'whole', text: found });
    end = match.index + found.length;
  }
  if (end < text.length) parts.push({ kind: 'plain', text: text.slice(end) });
  return parts;
}
