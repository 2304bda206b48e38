import { LRUCache } from 'lru-cache';
import type { Settings } from '../../base/settings/settings.ts';

/** A message beyond this many times the limit is not taken. */
const HARD_CAP = 10;
/** More than a firm of this size ever gets: what comes beyond it is quarantined, not mailed one by one. */
const MOST_IN_AN_HOUR = 60;
const HOUR_MS = 3_600_000;
/** Networks counted at once: bounds memory to some 3 MB. */
const MOST_COUNTS = 10_000;

/** Counts messages; without a limit none is ever over it. */
export interface Limit {
  /**
   * Counts a message of a network: whether more came than may, and if it is not taken at all, after
   * how many seconds the network may try again.
   */
  ofNetwork(network: string): { isOver: boolean; retryAfterS?: number };
  /** Counts a message to deliver: whether those of all the internet are more than a firm gets. */
  isFlood(): boolean;
}

const NO_LIMIT: Limit = { ofNetwork: () => ({ isOver: false }), isFlood: () => false };

/** The limit of RATE_LIMIT: the time of a count begins with its first message. */
export function messageLimit(limit: Settings['RATE_LIMIT'], now = () => performance.now()): Limit {
  if (limit === 'off') return NO_LIMIT;
  const { max, windowMs } = limit;
  const ofNetworks = counter(windowMs, now);
  const ofAll = counter(HOUR_MS, now);
  return {
    ofNetwork(network) {
      const { count, leftMs } = ofNetworks(network);
      if (count <= max * HARD_CAP) return { isOver: count > max };
      return { isOver: true, retryAfterS: Math.ceil(leftMs / 1_000) };
    },
    isFlood: () => ofAll('').count > MOST_IN_AN_HOUR,
  };
}

/** Adds one to the count of a key. */
function counter(ttl: number, now: () => number) {
  const counts = new LRUCache<string, { count: number }>({
    ...{ max: MOST_COUNTS, ttl, ttlResolution: 0, perf: { now } },
    memoMethod: () => ({ count: 0 }),
  });
  return (key: string) => {
    const kept = counts.memo(key);
    kept.count += 1;
    return { count: kept.count, leftMs: counts.getRemainingTTL(key) };
  };
}
