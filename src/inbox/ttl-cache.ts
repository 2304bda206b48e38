import { LRUCache } from 'lru-cache';

/** A cached value and its remaining time. */
export interface Kept<Value> {
  value: Value;
  leftMs: number;
}

/** Milliseconds of a monotonic clock. */
export const monotonicMs = (): number => performance.now();

/**
 * Keeps a value for each key, made when the key is first asked for, for `ttlMs` from then on. Of
 * more than `most` keys the least recently asked for goes.
 */
export function ttlCache<Value extends object | string>(
  ttlMs: number,
  most: number,
  make: () => Value,
  nowMs: () => number = monotonicMs,
): (key: string) => Kept<Value> {
  const perf = { now: nowMs };
  const cache = new LRUCache<string, Value>({ max: most, ttl: ttlMs, ttlResolution: 0, perf });
  return (key) => {
    const known = cache.get(key);
    const value = known ?? make();
    if (known === undefined) cache.set(key, value);
    return { value, leftMs: cache.getRemainingTTL(key) };
  };
}
