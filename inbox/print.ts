import { FIELDS } from './fields.ts';
import type { StoredMessage } from './stored-message.ts';

const longFields = FIELDS.filter(({ kind }) => kind === 'textarea');
const shortFields = FIELDS.filter(({ kind }) => kind !== 'textarea');

const ASIDE = { trap: 'spam trap', score: 'looks like spam', limit: 'over the limit' };
const excerptLength = 70;
/** Control, format and bidirectional characters: they could rewrite the reader's terminal. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * The messages in the order given: a line each, and the beginning of each text on one below.
 *
 * @param total how many there are; where more than given, a last line says so
 */
export function listing(messages: readonly StoredMessage[], total: number): string {
  if (messages.length === 0) return 'No messages.';
  const texts = messages.map(summary);
  if (total > messages.length) {
    texts.push(`The newest ${messages.length} of ${total}; --all lists the rest.`);
  }
  return texts.join('\n\n');
}

/** A message with everything the visitor wrote. */
export function inFull(message: StoredMessage): string {
  const { id, receivedAt, aside } = message;
  const rows = [
    ['Number', `${id}${aside === '' ? '' : ` (kept aside: ${ASIDE[aside]})`}`],
    ['Received', receivedAt],
    ...shortFields.map(({ name, label }) => [label, plain(message[name]) || '-']),
  ] as const;
  const width = Math.max(...rows.map(([label]) => label.length)) + 2;
  return [
    ...rows.map(([label, value]) => label.padEnd(width) + value),
    ...longFields.flatMap(({ name, label }) => [
      '',
      label,
      ...message[name].split('\n').map(plain),
    ]),
  ].join('\n');
}

function summary(message: StoredMessage): string {
  const filled = shortFields.filter(({ name }) => message[name] !== '');
  const words = filled.map(({ name, kind }) =>
    kind === 'email' ? `<${message[name]}>` : message[name],
  );
  const head = plain([`#${message.id}`, message.receivedAt, ...words].join('  '));
  const excerpts = longFields.map(({ name }) => excerpt(plain(message[name]))).filter(Boolean);
  return [head, ...excerpts].join('\n    ');
}

function excerpt(text: string): string {
  return text.length > excerptLength ? `${text.slice(0, excerptLength)}…` : text;
}

function plain(text: string): string {
  return text.replace(unprintable, ' ').trim();
}
