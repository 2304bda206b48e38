import { availableParallelism } from 'node:os';

/** The processors of this machine, shared by everything that runs in parallel. */
const CORES = availableParallelism();

/** The number of checks that `npm test` runs in parallel: one more than processors, since each check waits at times. */
export const CHECKS_AT_ONCE = Math.min(CORES, 4) + 1;

/** The number of workers in one check: its share of the processors, or all of them if it runs by itself. */
export const WORKERS = Math.max(1, Math.floor(CORES / Number(process.env['CHECKS_AT_ONCE'] ?? 1)));
