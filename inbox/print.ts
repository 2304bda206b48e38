import type { StoredMessage } from './store.ts';

const excerptLength = 70;
/** Control, format and bidirectional characters: they could rewrite the reader's terminal. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** One message in two lines each, in the order given. */
export function listing(messages: StoredMessage[]): string {
  if (messages.length === 0) return 'No messages.';
  return messages.map(summary).join('\n\n');
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
