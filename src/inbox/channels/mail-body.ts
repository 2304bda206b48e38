import { texasTime } from '../../base/calendar/texas-time.ts';
import { type Backlog, backlogInWords } from '../backlog.ts';
import { FIELDS } from '../fields.ts';
import type { StoredMessage } from '../stored-message.ts';

const COMMAND = 'npm run inbox -- ';

/** Line breaks, other control characters, and characters that change the direction of text. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** The subject line of a message's mail. */
export function subjectOf({ id, subject, name }: StoredMessage): string {
  return onOneLine(`${subject || 'Message'} from ${name} (#${id})`);
}

/**
 * Makes text safe in a mail header: it cannot end the line or disguise the text after it. An invisible
 * character (U+2060) splits `=?`: otherwise mail programs would decode it as an encoded word (RFC
 * 2047), which may contain line breaks.
 */
export function onOneLine(text: string): string {
  return text.replace(CONTROLS, ' ').trim().replaceAll('=?', '=\u2060?');
}

/** The text of a mail: the message, and counts of other messages that need attention. */
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
