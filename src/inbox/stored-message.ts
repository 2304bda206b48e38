import { z } from 'zod';
import { byField } from './by-field.ts';
import type { Message } from './message.ts';

/** Why a message is quarantined; empty if it is not. */
const quarantine = z.enum(['', 'trap', 'score', 'limit']);
export type Quarantine = z.infer<typeof quarantine>;

const rowSchema = z.object({
  id: z.int(),
  /** When it arrived, and when it was marked as done (empty until then): ISO 8601, UTC. */
  receivedAt: z.string(),
  doneAt: z.string(),
  quarantine,
  /** Why it is quarantined, in words for the office. */
  remarks: z.string(),
  fields: z.string(),
});

/** The stored JSON of a message's fields; a field that its form did not have is empty. */
const fieldsSchema = z.object(byField(() => z.string().default('')));

export type StoredMessage = Omit<z.output<typeof rowSchema>, 'fields'> & Message;

/** The columns of a stored message, for a SELECT from `messages`. */
export const STORED_COLUMNS =
  'id, received_at AS receivedAt, done_at AS doneAt, quarantine, remarks, fields';

/**
 * Parses a row of `STORED_COLUMNS`.
 *
 * @throws ZodError or SyntaxError if the row is not a message
 */
export function storedMessage(row: unknown): StoredMessage {
  const { fields, ...rest } = rowSchema.parse(row);
  return { ...rest, ...fieldsSchema.parse(JSON.parse(fields)) };
}
