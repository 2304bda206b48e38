import { LRUCache } from 'lru-cache';
import type { Settings } from '../../base/settings/settings.ts';

/** Messages beyond this many times the limit are rejected. */
const HARD_CAP = 10;
/** More than a firm of this size ever gets; messages beyond it are quarantined instead of mailed one by one. */
const MAX_PER_HOUR = 60;
const HOUR_MS = 3_600_000;
/** The number of networks counted at once, which bounds memory to about 3 MB. */
const MAX_COUNTS = 10_000;

/** The result of counting a message. */
interface LimitResult {
  /** Whether its network exceeds the limit. */
  isOver: boolean;
  /** If the message is rejected: after how many seconds its network may try again. */
  retryAfterS?: number;
  /** Counts the message as one to deliver; returns whether all senders together exceed the hourly maximum. */
  countForDelivery(): boolean;
  /** Uncounts a message that was not stored. */
  uncount(): void;
}

/** The result without a limit. */
const UNLIMITED: LimitResult = { isOver: false, countForDelivery: () => false, uncount() {} };

/** Returns a counter of messages by network, for RATE_LIMIT. A network's window begins with its first message. */
export function messageCounter(
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
      countForDelivery() {
        const all = ofAll('').kept;
        counts.push(all);
        return all.count > MAX_PER_HOUR;
      },
      uncount() {
        for (const each of counts) each.count -= 1;
      },
    };
  };
}

/** Returns a function that adds one to the count of a key; a count expires after `ttl` milliseconds. */
function counter(ttl: number, now: () => number) {
  const counts = new LRUCache<string, { count: number }>({
    max: MAX_COUNTS,
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
