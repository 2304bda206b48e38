import { z } from 'zod';
import { byField } from './by-field.ts';
import type { Message } from './message.ts';

/** Why a message is held back until released; empty if it is not. */
export const quarantine = z.enum(['', 'trap', 'score', 'limit']);
export type Quarantine = z.infer<typeof quarantine>;

const rowSchema = z.object({
  id: z.int(),
  /** When it came, and when it was marked done (empty until then): ISO 8601, UTC. */
  receivedAt: z.string(),
  doneAt: z.string(),
  quarantine,
  /** Remarks for the reader, such as why it is held back. */
  remarks: z.string(),
});

/** The JSON that a message's fields are stored as; a field that the form did not have is empty. */
const fieldsSchema = z.object(byField(() => z.string().default('')));

/** A message as stored: what the visitor wrote, and what became of it. */
export type StoredMessage = z.output<typeof rowSchema> & Message;

/** A message that has no number yet. */
export type NewMessage = Omit<StoredMessage, 'id'>;

/** Compares messages for a list with the oldest first. */
export function byTime(a: NewMessage, b: NewMessage): number {
  return Number(a.receivedAt > b.receivedAt) - Number(a.receivedAt < b.receivedAt);
}

/** The columns of a stored message, for a SELECT from `messages`. */
export const STORED_COLUMNS =
  'id, received_at AS receivedAt, done_at AS doneAt, quarantine, remarks, fields';

/**
 * The message in a row of those columns.
 *
 * @throws ZodError where the row is no message
 */
export function storedMessage(row: unknown): StoredMessage {
  const { fields, ...rest } = rowSchema.extend({ fields: z.string() }).parse(row);
  return { ...rest, ...fieldsSchema.parse(JSON.parse(fields)) };
}
