import { z } from 'zod';
import { byField } from './by-field.ts';
import type { Message } from './message.ts';

/** Why a message is quarantined; empty if it is not. */
const quarantine = z.enum(['', 'trap', 'score', 'limit']);
export type Quarantine = z.infer<typeof quarantine>;

const rowSchema = z.object({
  id: z.int(),
  /** When it came, and when it was marked done (empty until then): ISO 8601, UTC. */
  receivedAt: z.string(),
  doneAt: z.string(),
  quarantine,
  /** Why it is quarantined, for the reader. */
  remarks: z.string(),
  fields: z.string(),
});

/** The JSON that a message's fields are stored as; a field that the form did not have is empty. */
const fieldsSchema = z.object(byField(() => z.string().default('')));

/** A message as stored: what the visitor wrote, and what became of it. */
export type StoredMessage = Omit<z.output<typeof rowSchema>, 'fields'> & Message;

/** The columns of a stored message, for a SELECT from `messages`. */
export const STORED_COLUMNS =
  'id, received_at AS receivedAt, done_at AS doneAt, quarantine, remarks, fields';

/**
 * The message in a row of those columns.
 *
 * @throws ZodError where the row is no message
 */
export function storedMessage(row: unknown): StoredMessage {
  const { fields, ...rest } = rowSchema.parse(row);
  return { ...rest, ...fieldsSchema.parse(JSON.parse(fields)) };
}
