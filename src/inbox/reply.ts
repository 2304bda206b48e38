import { texasTime } from '../base/calendar/texas-time.ts';
import { blanked } from '../base/terminal/plain.ts';
import { undecoded } from './channels/mail-body.ts';
import { masked } from './channels/masked.ts';
import type { StoredMessage } from './stored-message.ts';

/** Mail programs under Windows take no more than about 2,000 characters. */
const LONGEST_LINK = 1_900;
const CUT = '\r\n> […]\r\n';

/**
 * A mailto link (RFC 6068) that opens an answer to a message, with what the visitor wrote quoted as
 * far as mail programs take it, and without numbers that do not belong into mail.
 */
export function replyLink(message: StoredMessage): string {
  const { name, email, subject, receivedAt } = message;
  // No more of it has room; masked first, since half a number would not be known for one.
  const text = masked(message.message).slice(0, LONGEST_LINK).toWellFormed();
  const lines = text.split('\n').map(blanked);
  const quoted = [
    '',
    '',
    `On ${texasTime(receivedAt)}, ${blanked(masked(name)) || email} wrote:`,
    ...lines.map((line) => `> ${line}`),
  ].join('\r\n');
  const address = email.split('@').map(encoded).join('@');
  const about = undecoded(blanked(subject)) || 'Your message';
  const head = `mailto:${address}?subject=${encoded(`Re: ${about}`)}&body=`;
  return head + shortened(quoted, LONGEST_LINK - head.length);
}

/** The start of a text that can be encoded in so many characters. */
function shortened(text: string, room: number): string {
  const whole = encoded(text);
  if (whole.length <= room) return whole;
  const end = encoded(CUT);
  let start = '';
  for (const character of text) {
    const next = start + encoded(character);
    if (next.length + end.length > room) break;
    start = next;
  }
  return start + end;
}

/** Encodes the signs of a shell, too. */
function encoded(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
