import type { Settings } from '../../base/settings/settings.ts';
import { monotonicMs, ttlCache } from '../ttl-cache.ts';
import { networkOf, siteOf } from './network.ts';

/** A message beyond this many times the limit is not taken. */
const HARD_CAP = 10;
/** The networks of one site may send this many times the limit before their messages are held. */
const SITE_CAP = 3;
/** More than a firm of this size ever gets: what comes beyond it is held, not mailed one by one. */
const MOST_IN_AN_HOUR = 60;
const HOUR_MS = 3_600_000;
/** Maximum entries, which bounds memory to some 3 MB. */
const MOST_COUNTS = 10_000;
const MOST_NONCES = 10_000;

/** The weight of a message that may be stored. */
export interface Place {
  /** More have come from its network or site than may. */
  isOver: boolean;
  /** Counts it as one to deliver; whether those of all the internet are more than a firm gets. */
  isFlood(): boolean;
  /** Uncounts a message that could not be stored. */
  giveBack(): void;
}

/** Asks for a message's place; instead of one, after how many seconds to ask again. */
export type Limit = (address: string, nonce: string) => Place | { retryAfterS: number };

/** The place of messages that are not counted: all without a limit, and copies of a counted one. */
const FREE: Place = { isOver: false, isFlood: () => false, giveBack() {} };

/**
 * Counts the messages of each network, of the site around it, and of all, copies of one message
 * once. The time of the limit begins for all with the first message, and ends for all at once:
 * nobody's count is dropped before, however many others come. A network that comes when too many
 * are counted is over the limit.
 */
export function messageLimit(limit: Settings['RATE_LIMIT'], nowMs = monotonicMs): Limit {
  if (limit === 'off') return () => FREE;
  const { max, windowMs } = limit;
  const made = () => ({ nonces: new Set<string>(), counts: new Map<string, number>() });
  const windows = ttlCache(windowMs, 1, made, nowMs);
  const hours = ttlCache(HOUR_MS, 1, () => ({ count: 0 }), nowMs);

  return (address, nonce) => {
    const { value: window, leftMs } = windows('');
    const { nonces, counts } = window;
    if (nonces.has(nonce)) return FREE;
    const network = networkOf(address);
    if ((counts.get(network) ?? 0) >= max * HARD_CAP) {
      return { retryAfterS: Math.ceil(leftMs / 1_000) };
    }
    if (nonces.size < MOST_NONCES) nonces.add(nonce);
    const site = siteOf(network);
    const sent = countIn(counts, network, 1);
    const sentBySite = site === undefined ? 0 : countIn(counts, site, 1);
    let hour: { count: number } | undefined;
    return {
      isOver: sent > max || sentBySite > max * SITE_CAP,
      isFlood() {
        hour = hours('').value;
        hour.count += 1;
        return hour.count > MOST_IN_AN_HOUR;
      },
      giveBack() {
        nonces.delete(nonce);
        countIn(counts, network, -1);
        if (site !== undefined) countIn(counts, site, -1);
        if (hour) hour.count -= 1;
      },
    };
  };
}

/** Adds to a count, and says what it is now: more than any number where there is no room to begin one. */
function countIn(counts: Map<string, number>, key: string, more: number): number {
  const count = counts.get(key);
  if (count === undefined && counts.size >= MOST_COUNTS) return Number.POSITIVE_INFINITY;
  const sum = (count ?? 0) + more;
  counts.set(key, sum);
  return sum;
}
