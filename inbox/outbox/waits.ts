import { uptime } from 'node:os';

/** How patient an outbox is, in milliseconds. */
export interface Pace {
  /** How long one try may take: well below LEASE_MS. */
  tryMs: number;
  /** The wait after the first try that failed. */
  firstWaitMs: number;
}

export const PACE: Pace = { tryMs: 60_000, firstWaitMs: 10_000 };
/** The longest wait between two tries of a delivery, in milliseconds. */
export const LONGEST_WAIT_MS = 60 * 60_000;
/** How long a try keeps others from making the next, in milliseconds, should its process be gone. */
export const LEASE_MS = 2 * 60_000;
/** How much waiting between its tries a delivery is worth, in milliseconds. */
export const GIVE_UP_AFTER_MS = 7 * 24 * 60 * 60_000;

/**
 * How long to wait, in milliseconds, after this many tries that failed: twice as long each time up
 * to an hour, of which up to half is left to chance, so that many messages don't come all at once.
 */
export function waitAfter(tries: number, { firstWaitMs }: Pace, chance = Math.random()): number {
  const full = Math.min(firstWaitMs * 2 ** (tries - 1), LONGEST_WAIT_MS);
  return Math.round(full * (1 - chance / 2));
}

/** The machine's own clock in milliseconds: it runs alike in all processes, and nobody sets it. */
export function machineClock(): number {
  return Math.round(uptime() * 1000);
}
