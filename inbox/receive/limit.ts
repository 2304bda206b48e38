import type { Settings } from '../../settings/settings.ts';
import { monotonicMs, ttlCache } from '../ttl-cache.ts';
import { networkOf } from './network.ts';

/** A message beyond this many times the limit is not taken. */
const HARD_CAP = 10;
const MOST_NETWORKS = 2_000;

/** What a message that may be stored counts for. */
export interface Place {
  isOver: boolean;
  /** For a message that could not be stored. */
  giveBack(): void;
}

/** Asks for a message's place; instead of one, after how many seconds to ask again. */
export type Limit = (address: string, nonce: string) => Place | { retryAfterS: number };

/** Counts the messages of each network, copies of one message once. */
export function messageLimit(limit: Settings['RATE_LIMIT'], nowMs = monotonicMs): Limit {
  if (limit === 'off') return () => ({ isOver: false, giveBack() {} });
  const { max, windowMs } = limit;
  const nonces = ttlCache(windowMs, MOST_NETWORKS, () => new Set<string>(), nowMs);
  return (address, nonce) => {
    const { value: taken, leftMs } = nonces(networkOf(address));
    const isCopy = taken.has(nonce);
    if (!isCopy && taken.size >= max * HARD_CAP) return { retryAfterS: Math.ceil(leftMs / 1_000) };
    taken.add(nonce);
    return {
      isOver: !isCopy && taken.size > max,
      giveBack() {
        if (!isCopy) taken.delete(nonce);
      },
    };
  };
}
