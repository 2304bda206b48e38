/** A source of numbers from 0 to below 1, the same for a seed on every machine. */
export type Random = () => number;

/**
 * Mulberry32 (Tommy Ettinger, public domain), seeded with the FNV-1a hash of the text; both use only 32-bit integers.
 * Another salt, a whole number, gives another source for the same seed.
 */
export function seededRandom(seed: string, salt = 0): Random {
  let state = fnv1a(seed, salt);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number from `low` to `high`, both included. */
export function wholeBetween(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}

function fnv1a(text: string, salt: number): number {
  let hash = 0x811c9dc5 ^ salt;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash;
}
