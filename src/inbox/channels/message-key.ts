import { createHash } from 'node:crypto';
import type { StoredMessage } from '../stored-message.ts';

/**
 * A message's idempotency key: the same for every try, and reveals neither number nor time. Letters
 * and digits only.
 */
export function messageKey({ id, receivedAt }: StoredMessage): string {
  return createHash('sha256').update(`${id} ${receivedAt}`).digest('hex').slice(0, 32);
}
