import { LRUCache } from 'lru-cache';
import { digest } from '../digest.ts';
import type { Message } from '../message.ts';

const DAY_MS = 86_400_000;
const MOST_TEXTS = 10_000;
/** Two people may write the same shorter text: the form's own opening (113 at most), 'Please call me'. */
const LEAST_LENGTH = 120;
/** More of them change nothing. */
const MOST_SENDERS = 3;

/** A text's senders: digests of email addresses, and networks. */
interface Senders {
  emails: Set<string>;
  networks: Set<string>;
}

/**
 * Counts how many sent a text within a day, the message's own sender included, up to three. Those
 * of one email address are one sender, and so are those of one network, lest it make others'
 * messages suspect.
 *
 * @returns takes a message and the network it came from
 */
export function sendersOfTexts(
  now = () => performance.now(),
): (message: Pick<Message, 'email' | 'message'>, network: string) => number {
  const sendersOf = new LRUCache<string, Senders>({
    max: MOST_TEXTS,
    ttl: DAY_MS,
    ttlResolution: 0,
    perf: { now },
    memoMethod: () => ({ emails: new Set(), networks: new Set() }),
  });
  return ({ email, message }, network) => {
    const text = message.toLowerCase().replace(/\s+/g, ' ');
    if (text.length < LEAST_LENGTH) return 1;
    const { emails, networks } = sendersOf.memo(digest(text));
    if (emails.size < MOST_SENDERS) emails.add(digest(email.toLowerCase()));
    if (networks.size < MOST_SENDERS) networks.add(digest(network));
    return Math.min(emails.size, networks.size);
  };
}
