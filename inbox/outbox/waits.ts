import { uptime } from 'node:os';

/** The longest wait between two tries of a delivery, in milliseconds. */
export const LONGEST_WAIT_MS = 60 * 60_000;
/** How long one try may take, in milliseconds, before another process may make the next. */
export const LEASE_MS = 2 * 60_000;
/** How long after it came a message is given up, in milliseconds. */
export const GIVE_UP_AFTER_MS = 7 * 24 * 60 * 60_000;

const FIRST_WAIT_MS = 10_000;

/**
 * How long to wait, in milliseconds, after this many tries that failed: twice as long each time up
 * to an hour, of which up to half is left to chance, so that many messages don't come all at once.
 */
export function waitAfter(tries: number, chance = Math.random()): number {
  const full = Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS);
  return Math.round(full * (1 - chance / 2));
}

/** The machine's own clock in milliseconds: it runs alike in all processes, and nobody sets it. */
export function machineClock(): number {
  return Math.round(uptime() * 1000);
}
