import { vi } from 'vitest';
import { TEST_TIMEOUT_MS } from './test-timeout.ts';

const LIMIT = { timeout: TEST_TIMEOUT_MS };

/** Resolves to the first truthy value of a condition, which is asked again and again. */
export const waitUntil = <Value>(condition: () => Value | Promise<Value>) =>
  vi.waitUntil(condition, LIMIT);

/** Resolves to the result of a check once it throws no more. */
export const waitFor = <Result>(check: () => Result | Promise<Result>) => vi.waitFor(check, LIMIT);
