/** An outbox's timing, in milliseconds. */
export interface Pace {
  /** How long one try may take: well below LEASE_MS. */
  tryMs: number;
  /** The wait after the first try that failed. */
  firstWaitMs: number;
  /** How often to look for due deliveries, such as of a message that a command released. */
  lookEveryMs: number;
}

export const PACE: Pace = { tryMs: 60_000, firstWaitMs: 10_000, lookEveryMs: 1_000 };
/** The longest wait between two tries of a delivery, in milliseconds. */
export const LONGEST_WAIT_MS = 60 * 60_000;
/** A claim's lease in milliseconds: how long others wait if its process is gone. */
export const LEASE_MS = 2 * 60_000;
/** Tries of a delivery: their waits add up to seven days, nine that double, then 45 minutes on average. */
export const MOST_TRIES = 9 + (7 * 24 * 60) / 45;

/**
 * How long to wait, in milliseconds, after this many tries that failed: twice as long each time up
 * to an hour, up to half of it random, so that many messages don't come all at once.
 */
export function waitAfter(tries: number, { firstWaitMs }: Pace, chance = Math.random()): number {
  const full = Math.min(firstWaitMs * 2 ** (tries - 1), LONGEST_WAIT_MS);
  return Math.round(full * (1 - chance / 2));
}
