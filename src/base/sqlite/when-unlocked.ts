import { setTimeout as pause } from 'node:timers/promises';
import { resultCode, SQLITE_BUSY } from './fault.ts';
import { BUSY_TIMEOUT_MS } from './open.ts';

const RETRY_EVERY_MS = 20;

/**
 * Retries a write while another process holds the lock, without blocking the event loop. The
 * database must be opened with a `timeoutMs` of 0.
 *
 * @throws the error of `write`, and SQLite's error if the lock is not free within five seconds
 */
export async function whenUnlocked<Result>(write: () => Result): Promise<Result> {
  const deadline = performance.now() + BUSY_TIMEOUT_MS;
  for (;;) {
    try {
      return write();
    } catch (error) {
      if (resultCode(error) !== SQLITE_BUSY || performance.now() > deadline) throw error;
    }
    await pause(RETRY_EVERY_MS);
  }
}
