import { LRUCache } from 'lru-cache';
import type { Settings } from '../../base/settings/settings.ts';

/** A message beyond this many times the limit is not taken. */
const HARD_CAP = 10;
/** More than a firm of this size ever gets: what comes beyond it is quarantined, not mailed one by one. */
const MOST_IN_AN_HOUR = 60;
const HOUR_MS = 3_600_000;
/** Networks counted at once: bounds memory to some 3 MB. */
const MOST_COUNTS = 10_000;

/** What was counted of one message. */
interface LimitResult {
  /** Whether more came from its network than may. */
  isOver: boolean;
  /** After how many seconds its network may try again, where it is not taken at all. */
  retryAfterS?: number;
  /** Counts it as one to deliver: whether those of all the internet are more than a firm gets. */
  isFlood(): boolean;
  /** Uncounts a message that was not kept. */
  uncount(): void;
}

/** What is not counted, since there is no limit. */
const UNLIMITED: LimitResult = { isOver: false, isFlood: () => false, uncount() {} };

/** Counts messages, each with its network, by RATE_LIMIT: the time of a count begins with its first message. */
export function messageLimit(
  limit: Settings['RATE_LIMIT'],
  now = () => performance.now(),
): (network: string) => LimitResult {
  if (limit === 'off') return () => UNLIMITED;
  const { max, windowMs } = limit;
  const ofNetworks = counter(windowMs, now);
  const ofAll = counter(HOUR_MS, now);
  return (network) => {
    const { kept, leftMs } = ofNetworks(network);
    const counts = [kept];
    return {
      isOver: kept.count > max,
      ...(kept.count > max * HARD_CAP && { retryAfterS: Math.ceil(leftMs / 1_000) }),
      isFlood() {
        const all = ofAll('').kept;
        counts.push(all);
        return all.count > MOST_IN_AN_HOUR;
      },
      uncount() {
        for (const each of counts) each.count -= 1;
      },
    };
  };
}

/** Adds one to the count of a key. */
function counter(ttl: number, now: () => number) {
  const counts = new LRUCache<string, { count: number }>({
    max: MOST_COUNTS,
    ttl,
    ttlResolution: 0,
    perf: { now },
    memoMethod: () => ({ count: 0 }),
  });
  return (key: string) => {
    const kept = counts.memo(key);
    kept.count += 1;
    return { kept, leftMs: counts.getRemainingTTL(key) };
  };
}
