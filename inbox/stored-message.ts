import { z } from 'zod';
import { byField } from './by-field.ts';
import { FIELDS } from './fields.ts';

/** Why a message waits for somebody to look at it before it is delivered; empty where it does not. */
export const aside = z.enum(['', 'trap', 'score', 'limit']);
export type Aside = z.infer<typeof aside>;

const storedSchema = z.object({
  id: z.int(),
  /** When it came, and when it was marked done (empty until then): ISO 8601, UTC. */
  receivedAt: z.string(),
  doneAt: z.string(),
  aside,
  /** What to look at in it, such as why it was kept aside, in words. */
  remarks: z.string(),
  ...byField(() => z.string()),
});

/** A message as kept: what the visitor wrote, and what became of it. */
export type StoredMessage = z.output<typeof storedSchema>;

/** A message of another home of the site, which gave it a number of its own. */
export type MovedMessage = Omit<StoredMessage, 'id'>;

/** Compares messages for a list with the oldest first. */
export function inTime(a: MovedMessage, b: MovedMessage): number {
  return Number(a.receivedAt > b.receivedAt) - Number(a.receivedAt < b.receivedAt);
}

/** The columns of a stored message, for a SELECT from `messages`. */
export const STORED_COLUMNS = `id, received_at AS receivedAt, done_at AS doneAt, aside, remarks, ${FIELDS.map(({ name }) => `"${name}"`).join(', ')}`;

/** The message in a row of those columns. */
export function storedMessage(row: unknown): StoredMessage {
  return storedSchema.parse(row);
}
