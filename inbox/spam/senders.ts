import { digest } from '../digest.ts';
import type { Message } from '../message.ts';
import { monotonicMs, ttlCache } from '../ttl-cache.ts';

const DAY_MS = 86_400_000;
const MOST_TEXTS = 10_000;
/** Shorter ones, such as 'Please call me', two people may write alike. */
const LEAST_LENGTH = 40;
/** More of them change nothing. */
const MOST_SENDERS = 5;

/** Counts how many email addresses sent a text within a day. Somebody who sends it again is one of them. */
export function sendersOfTexts(nowMs = monotonicMs): (message: Message) => number {
  const sendersOf = ttlCache(DAY_MS, MOST_TEXTS, () => new Set<string>(), nowMs);
  return ({ email, message }) => {
    const text = message.toLowerCase().replace(/\s+/g, ' ');
    if (text.length < LEAST_LENGTH) return 1;
    const { value: senders } = sendersOf(digest([text]));
    if (senders.size < MOST_SENDERS) senders.add(digest([email.toLowerCase()]));
    return senders.size;
  };
}
