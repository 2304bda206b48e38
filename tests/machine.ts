import { availableParallelism } from 'node:os';

/** The processors of this machine. All that runs in parallel takes its share of them. */
const CORES = availableParallelism();

/** How many checks `npm test` runs in parallel: one more than processors, since each waits at times. */
export const CHECKS_AT_ONCE = Math.min(CORES, 4) + 1;

/** How many workers the runner of one check starts: the share of a check, or all if it runs alone. */
export const WORKERS = Math.max(1, Math.floor(CORES / Number(process.env['CHECKS_AT_ONCE'] ?? 1)));
