import type { StoredMessage } from './store.ts';

const excerptLength = 70;
/** Control, format and bidirectional characters: they could rewrite the reader's terminal. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * The messages in two lines each, in the order given.
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
export function whole(message: StoredMessage): string {
  const { id, receivedAt, name, email, phone, subject, spam } = message;
  const lines = [
    `Message   ${id}${spam ? ' (caught by the spam trap)' : ''}`,
    `Received  ${receivedAt}`,
    `From      ${plain(name)}`,
    `E-mail    ${plain(email)}`,
    `Phone     ${plain(phone) || '-'}`,
    `Subject   ${plain(subject) || '-'}`,
    '',
    ...message.message.split('\n').map(plain),
  ];
  return lines.join('\n');
}

function summary({ id, receivedAt, name, email, phone, subject, message }: StoredMessage): string {
  const head = [`#${id}`, receivedAt, name, `<${email}>`, phone, subject].filter(Boolean);
  const text = plain(message);
  const excerpt = text.length > excerptLength ? `${text.slice(0, excerptLength)}…` : text;
  return `${plain(head.join('  '))}\n    ${excerpt}`;
}

function plain(text: string): string {
  return text.replace(unprintable, ' ').trim();
}
