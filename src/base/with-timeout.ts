import { setTimeout } from 'node:timers/promises';

/** Awaits a read; undefined if it fails or takes longer than `limitMs` milliseconds. */
export function withTimeout<Value>(
  read: Promise<Value>,
  limitMs: number,
): Promise<Value | undefined> {
  return Promise.race([
    read.catch(() => undefined),
    setTimeout(limitMs, undefined, { ref: false }),
  ]);
}
