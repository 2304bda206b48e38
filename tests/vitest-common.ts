import { HANG_MS } from './hang.ts';
import { WORKERS } from './machine.ts';

/** The settings that all Vitest configurations share. */
export const COMMON = {
  environment: 'node',
  // The developer may have settings there.
  env: { ENV_FILE: '' },
  // Twice as fast; no test may leave its process changed.
  isolate: false,
  maxWorkers: WORKERS,
  testTimeout: HANG_MS,
  hookTimeout: HANG_MS,
  teardownTimeout: HANG_MS,
  expect: { poll: { timeout: HANG_MS } },
};
