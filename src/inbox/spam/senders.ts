import { LRUCache } from 'lru-cache';
import { digest } from '../digest.ts';
import type { Message } from '../message.ts';

const DAY_MS = 86_400_000;
const MAX_TEXTS = 10_000;
/** Two people may write the same shorter text: the form's prefilled opening (at most 113 characters), 'Please call me'. */
const MIN_LENGTH = 120;
/** More senders do not change the score. */
const MAX_SENDERS = 3;

/** The senders of a text: digests of their email addresses and networks. */
interface Senders {
  emails: Set<string>;
  networks: Set<string>;
}

/**
 * Returns a function that counts the senders of a text within a day, including the message's own
 * sender, up to three. Messages from one email address have one sender, and so do messages from one
 * network: otherwise one person could make the messages of others suspect.
 *
 * @returns a function of a message and its sender's network
 */
export function sendersOfTexts(
  now = () => performance.now(),
): (message: Pick<Message, 'email' | 'message'>, network: string) => number {
  const sendersOf = new LRUCache<string, Senders>({
    max: MAX_TEXTS,
    ttl: DAY_MS,
    ttlResolution: 0,
    perf: { now },
    memoMethod: () => ({ emails: new Set(), networks: new Set() }),
  });
  return ({ email, message }, network) => {
    const text = message.toLowerCase().replace(/\s+/g, ' ');
    if (text.length < MIN_LENGTH) return 1;
    const { emails, networks } = sendersOf.memo(digest(text));
    if (emails.size < MAX_SENDERS) emails.add(digest(email.toLowerCase()));
    if (networks.size < MAX_SENDERS) networks.add(digest(network));
    return Math.min(emails.size, networks.size);
  };
}
