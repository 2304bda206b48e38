import { setTimeout } from 'node:timers/promises';

/** A promise's value; undefined if it rejects, or takes longer than `limitMs` milliseconds. */
export function inTime<Value>(read: Promise<Value>, limitMs: number): Promise<Value | undefined> {
  return Promise.race([
    read.catch(() => undefined),
    setTimeout(limitMs, undefined, { ref: false }),
  ]);
}
