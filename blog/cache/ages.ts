import type { SwrOptions } from './swr.ts';

/** How long what is read of posts is kept; see SwrOptions. */
export type Ages = Pick<SwrOptions<unknown>, 'freshFor' | 'staleFor' | 'retryAfter'> &
  Partial<Pick<SwrOptions<unknown>, 'patience' | 'keepFor' | 'now'>>;

const DAY_MS = 24 * 60 * 60_000;

/** The same, with what is alike for every store. */
export const inFull = (ages: Ages) => ({
  // Less than what the page of a post waits for its post.
  patience: 150,
  keepFor: DAY_MS,
  now: () => performance.now(),
  ...ages,
});
