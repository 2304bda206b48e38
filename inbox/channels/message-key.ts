import { createHash } from 'node:crypto';
import type { StoredMessage } from '../stored-message.ts';

/**
 * What a message is known by where it is delivered: the same at every try, so that a repeat shows
 * as one, and of no use to learn its number or time from. Letters and digits only.
 */
export function messageKey({ id, receivedAt }: StoredMessage): string {
  return createHash('sha256').update(`${id} ${receivedAt}`).digest('hex').slice(0, 32);
}
