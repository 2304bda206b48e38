import { texasTime } from '../base/calendar/texas-time.ts';
import { plain, plainLines } from '../base/terminal/plain.ts';
import { FIELDS } from './fields.ts';
import type { Delivery } from './outbox/deliveries.ts';
import type { StoredMessage } from './stored-message.ts';

const longFields = FIELDS.filter(({ kind }) => kind === 'textarea');
const shortFields = FIELDS.filter(({ kind }) => kind !== 'textarea');

const EXCERPT_LENGTH = 70;

/**
 * Lists messages in the given order: a line for each, and below it the beginning of each text.
 *
 * @param total the number of all messages; if it is higher, a last line says so
 */
export function listing(messages: readonly StoredMessage[], total: number): string {
  const texts = messages.map(summary);
  if (total > messages.length) {
    texts.push(`The newest ${messages.length} of ${total}; --all lists the rest.`);
  }
  return texts.join('\n\n');
}

/** Formats a message with all its fields, its state and its deliveries. */
export function formatMessage(message: StoredMessage, deliveries: readonly Delivery[]): string {
  const { id, receivedAt, doneAt, quarantine, remarks } = message;
  const rows: [label: string, value: string][] = [
    ['Number', `${id}`],
    ...(quarantine ? [['Quarantined', plain(remarks)] satisfies [string, string]] : []),
    ['Received', texasTime(receivedAt)],
    ['Done', doneAt === '' ? 'no' : texasTime(doneAt)],
  ];
  for (const delivery of deliveries)
    rows.push([`By ${delivery.channel}`, deliveryStatus(delivery)]);
  for (const { name, label } of shortFields) rows.push([label, plain(message[name]) || '-']);
  const width = Math.max(...rows.map(([label]) => label.length)) + 2;
  return [
    ...rows.map(([label, value]) => label.padEnd(width) + value),
    ...longFields.flatMap(({ name, label }) => ['', label, plainLines(message[name])]),
  ].join('\n');
}

/** A message in one line: number, time, state, and all filled-in fields except texts. */
export function headLine(message: StoredMessage): string {
  const { id, receivedAt, doneAt, quarantine } = message;
  const filled = shortFields.filter(({ name }) => message[name] !== '');
  const words = [
    `#${id}`,
    texasTime(receivedAt),
    quarantine && '[quarantined]',
    doneAt && '[done]',
    ...filled.map(({ name, kind }) => (kind === 'email' ? `<${message[name]}>` : message[name])),
  ];
  return plain(words.filter(Boolean).join('  '));
}

/** A delivery's outcome: 'delivered Nov 15, 2026, 3:04 PM CST', 'failed after 12 tries: EAUTH'. */
export function deliveryStatus({ state, tries, deliveredAt, fault }: Delivery): string {
  if (state === 'done') return `delivered ${texasTime(deliveredAt)}`;
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
  return text.length > EXCERPT_LENGTH ? `${text.slice(0, EXCERPT_LENGTH)}…` : text;
}
