import { texasTime } from '../../base/calendar/texas-time.ts';
import { type Backlog, backlogInWords } from '../backlog.ts';
import { FIELDS } from '../fields.ts';
import type { StoredMessage } from '../stored-message.ts';

const COMMAND = 'npm run inbox -- ';

/** Line breaks and other controls, and signs that turn the direction of what follows. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** The subject line of a message's mail. */
export function subjectOf({ id, subject, name }: StoredMessage): string {
  return onOneLine(`${subject || 'Message'} from ${name} (#${id})`);
}

/**
 * A text that can neither end a header's line nor disguise what comes after it. Mail programs show
 * it as it was typed: an invisible sign (U+2060) parts what they would take for the beginning of an
 * encoded word (RFC 2047) and decode, line breaks included.
 */
export function onOneLine(text: string): string {
  return text.replace(CONTROLS, ' ').trim().replaceAll('=?', '=\u2060?');
}

/** The message, and counts of others, as plain text. */
export function mailText(message: StoredMessage, waiting: Backlog): string {
  const rows = FIELDS.filter(({ name }) => message[name] !== '').map(({ name, label, kind }) =>
    kind === 'textarea' ? `\n${label}:\n${message[name]}` : `${label}: ${onOneLine(message[name])}`,
  );
  const words = backlogInWords(waiting, COMMAND);
  return `${[
    [`Received: ${texasTime(message.receivedAt)}`, ...rows].join('\n'),
    ...(words === '' ? [] : [`Also to be looked at: ${words}.`]),
    `Numbers that look like Social Security, tax, card or bank numbers are hidden here; "${COMMAND}show ${message.id}" has them.`,
  ].join('\n\n')}\n`;
}
