import { texasTime } from '../base/calendar/texas-time.ts';
import { plain, plainLines } from '../base/terminal/plain.ts';
import { FIELDS } from './fields.ts';
import type { Delivery } from './outbox/deliveries.ts';
import type { StoredMessage } from './stored-message.ts';

const longFields = FIELDS.filter(({ kind }) => kind === 'textarea');
const shortFields = FIELDS.filter(({ kind }) => kind !== 'textarea');

/** Why a message is held back, in words. */
export const QUARANTINE_LABELS = {
  trap: 'looks like spam',
  score: 'looks like spam',
  limit: 'held back',
};

const excerptLength = 70;

/**
 * The messages in the order given: a line each, and the beginning of each text on one below.
 *
 * @param total how many there are; where more than given, a last line says so
 */
export function listing(messages: readonly StoredMessage[], total: number): string {
  const texts = messages.map(summary);
  if (total > messages.length) {
    texts.push(`The newest ${messages.length} of ${total}; --all lists the rest.`);
  }
  return texts.join('\n\n');
}

/** A message with everything the visitor wrote, and what became of it. */
export function inFull(message: StoredMessage, deliveries: readonly Delivery[]): string {
  const { id, receivedAt, doneAt, quarantine, remarks } = message;
  const rows = [
    ['Number', `${id}${quarantine && ` (quarantined: ${QUARANTINE_LABELS[quarantine]})`}`],
    ...(remarks === '' ? [] : [['Remarks', plain(remarks)] as const]),
    ['Received', texasTime(receivedAt)],
    ['Done', doneAt === '' ? 'no' : texasTime(doneAt)],
    ...deliveries.map((delivery) => [`By ${delivery.channel}`, deliveryStatus(delivery)] as const),
    ...shortFields.map(({ name, label }) => [label, plain(message[name]) || '-'] as const),
  ] as const;
  const width = Math.max(...rows.map(([label]) => label.length)) + 2;
  return [
    ...rows.map(([label, value]) => label.padEnd(width) + value),
    ...longFields.flatMap(({ name, label }) => ['', label, plainLines(message[name])]),
  ].join('\n');
}

/** A message in one line: number, time, state, and what the visitor filled in but for the text. */
export function headLine(message: StoredMessage): string {
  const { id, receivedAt, doneAt, quarantine } = message;
  const states = [quarantine && QUARANTINE_LABELS[quarantine], doneAt && 'done']
    .filter(Boolean)
    .join(', ');
  const filled = shortFields.filter(({ name }) => message[name] !== '');
  const words = filled.map(({ name, kind }) =>
    kind === 'email' ? `<${message[name]}>` : message[name],
  );
  return plain(
    [`#${id}`, texasTime(receivedAt), ...(states === '' ? [] : [`[${states}]`]), ...words].join(
      '  ',
    ),
  );
}

/** A delivery's outcome: 'delivered Nov 15, 2026, 3:04 PM CST', 'failed after 12 tries: EAUTH'. */
export function deliveryStatus({ state, tries, doneAt, fault }: Delivery): string {
  if (state === 'done') return `delivered ${texasTime(doneAt)}`;
  const words = state === 'failed' ? 'failed' : 'not delivered yet';
  return `${words}${tries > 0 ? ` after ${counted(tries, 'try', 'tries')}` : ''}${fault && `: ${plain(fault)}`}`;
}

/** '1 message', '2 messages'. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

function summary(message: StoredMessage): string {
  const excerpts = longFields.map(({ name }) => excerpt(plain(message[name]))).filter(Boolean);
  return [headLine(message), ...excerpts].join('\n    ');
}

function excerpt(text: string): string {
  return text.length > excerptLength ? `${text.slice(0, excerptLength)}…` : text;
}
