import { z } from 'zod';
import type { MovedMessage } from './stored-message.ts';

/** The columns that tell messages that were moved apart, for a SELECT from `messages`. */
export const KEY_COLUMNS =
  "received_at AS receivedAt, fields ->> 'email' AS email, fields ->> 'message' AS message";

const keyRow = z.object({ receivedAt: z.string(), email: z.string(), message: z.string() });

/**
 * The messages that a store lacks; duplicates count.
 *
 * @param stored a row of `KEY_COLUMNS` for each message that it has
 */
export function missingFrom(
  stored: Iterable<unknown>,
  messages: readonly MovedMessage[],
): MovedMessage[] {
  const there = new Map(messages.map((message) => [keyOf(message), 0]));
  for (const row of stored) {
    const key = keyOf(keyRow.parse(row));
    const count = there.get(key);
    if (count !== undefined) there.set(key, count + 1);
  }
  return messages.filter((message) => {
    const count = there.get(keyOf(message)) ?? 0;
    there.set(keyOf(message), count - 1);
    return count <= 0;
  });
}

/** Equal for copies of a message; exports have times to the second. */
function keyOf({ receivedAt, email, message }: z.output<typeof keyRow>): string {
  return JSON.stringify([receivedAt.slice(0, '2026-11-15T21:04:05'.length), email, message]);
}
