import { randomUUID } from 'node:crypto';
import { digest } from '../digest.ts';
import { FIELDS } from '../fields.ts';
import type { Message } from '../message.ts';
import { monotonicMs, ttlCache } from '../ttl-cache.ts';

/** How long a form that has no nonce is taken for a double tap, or for a proxy's second try. */
const REPEAT_MS = 5 * 60_000;
const MOST_REPEATS = 10_000;

/**
 * Gives the copies of one message one nonce for the store. With the form's own nonce they are
 * copies for good; without one, those of one address within five minutes. Another text is another
 * message.
 */
export function nonces(
  nowMs = monotonicMs,
): (sent: { nonce: string; message: Message; address: string }) => string {
  const unnamed = ttlCache(REPEAT_MS, MOST_REPEATS, randomUUID, nowMs);
  return ({ nonce, message, address }) => {
    const words = FIELDS.map(({ name }) => message[name]);
    if (nonce !== '') return digest([nonce, ...words]);
    return unnamed(digest([address, ...words])).value;
  };
}
