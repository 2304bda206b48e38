import { texasTime } from '../../base/calendar/texas-time.ts';
import { FIELDS } from '../fields.ts';
import type { StoredMessage } from '../stored-message.ts';
import { type Waiting, waitingInWords } from '../waiting.ts';

const COMMAND = 'npm run inbox -- ';

/** Line breaks and other controls, and signs that turn the direction of what follows. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** The subject line of a message's mail. */
export function subjectOf({ id, subject, name }: StoredMessage): string {
  return onOneLine(`${subject || 'Message'} from ${name} (#${id})`);
}

/** A text that can neither end a header's line nor disguise what comes after it. */
export function onOneLine(text: string): string {
  return undecoded(text.replace(CONTROLS, ' ').trim());
}

/**
 * A text that mail programs show as it was typed: an invisible sign (U+2060) parts what they would
 * take for the beginning of an encoded word (RFC 2047) and decode, line breaks included.
 */
export function undecoded(text: string): string {
  return text.replaceAll('=?', '=\u2060?');
}

/** The message, and counts of others, as plain text. */
export function mailText(message: StoredMessage, waiting: Waiting): string {
  const rows = rowsOf(message).map(({ label, value, isLong }) =>
    isLong ? `\n${label}:\n${value}` : `${label}: ${onOneLine(value)}`,
  );
  return `${[rows.join('\n'), ...notesOn(message, waiting)].join('\n\n')}\n`;
}

/** The same as HTML, with nothing in it but text. */
export function mailHtml(message: StoredMessage, waiting: Waiting): string {
  const rows = rowsOf(message).map(
    ({ label, value }) =>
      `<tr><th align="left" valign="top">${escaped(label)}</th><td dir="auto" style="white-space:pre-wrap">${escaped(value)}</td></tr>`,
  );
  const notes = notesOn(message, waiting).map((note) => `<p>${escaped(note)}</p>`);
  return `<!doctype html><html lang="en-US"><body><table cellpadding="6">${rows.join('')}</table>${notes.join('')}</body></html>`;
}

/** The site's own lines below a message. */
function notesOn({ id }: StoredMessage, waiting: Waiting): string[] {
  const words = waitingInWords(waiting, COMMAND);
  return [
    ...(words === '' ? [] : [`Also to be looked at: ${words}.`]),
    `Numbers that look like Social Security, tax, card or bank numbers are hidden here; "${COMMAND}show ${id}" has them.`,
  ];
}

function rowsOf(message: StoredMessage) {
  const received = { label: 'Received', value: texasTime(message.receivedAt), isLong: false };
  const rows = FIELDS.flatMap(({ name, label, kind }) => {
    const value = message[name];
    return value === '' ? [] : [{ label, value, isLong: kind === 'textarea' }];
  });
  return [received, ...rows];
}

function escaped(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
  };
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
