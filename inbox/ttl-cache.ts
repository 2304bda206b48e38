/** What a cache keeps for a key, and how long it still does. */
export interface Kept<Value> {
  value: Value;
  leftMs: number;
}

/** Milliseconds of a clock that nobody sets. */
export const monotonicMs = (): number => performance.now();

/**
 * Keeps a value for each key, made when the key is first asked for, for `ttlMs` from then on. Of
 * more than `most` keys the oldest goes.
 */
export function ttlCache<Value>(
  ttlMs: number,
  most: number,
  make: () => Value,
  nowMs: () => number = monotonicMs,
): (key: string) => Kept<Value> {
  // In the order of their times, since no entry's time ever changes.
  const entries = new Map<string, { value: Value; endMs: number }>();
  return (key) => {
    const now = nowMs();
    for (const [old, { endMs }] of entries) {
      if (endMs > now) break;
      entries.delete(old);
    }
    const known = entries.get(key);
    if (known) return { value: known.value, leftMs: known.endMs - now };
    const [oldest] = entries.keys();
    if (entries.size >= most && oldest !== undefined) entries.delete(oldest);
    const value = make();
    entries.set(key, { value, endMs: now + ttlMs });
    return { value, leftMs: ttlMs };
  };
}
