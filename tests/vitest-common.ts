import { WORKERS } from './machine.ts';
import { TEST_TIMEOUT_MS } from './test-timeout.ts';

/** The settings that all Vitest configurations share. */
export const COMMON = {
  environment: 'node',
  // The developer's own settings must not apply.
  env: { ENV_FILE: '' },
  // Twice as fast; no test may change its process.
  isolate: false,
  maxWorkers: WORKERS,
  testTimeout: TEST_TIMEOUT_MS,
  hookTimeout: TEST_TIMEOUT_MS,
  teardownTimeout: TEST_TIMEOUT_MS,
  expect: { poll: { timeout: TEST_TIMEOUT_MS } },
};
