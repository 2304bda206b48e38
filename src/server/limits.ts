import type { QueueLimits } from './render-queue.ts';

/** Concurrency limits and timeouts. */
export interface Limits extends QueueLimits {
  connections: number;
  /** Per connection; the last response has `Connection: close`. */
  requestsPerConnection: number;
  /** Requests that may wait on one connection; it is closed if there are more. */
  pipelined: number;
  /** Milliseconds until a page whose posts are late is streamed. */
  streamAfterMs: number;
  /** Timeouts for the request head, the whole request and inactivity, in milliseconds. */
  headMs: number;
  requestMs: number;
  idleMs: number;
  /** How long idle connections stay open once the server is closing, in milliseconds. */
  closeDelayMs: number;
  /** How often Node checks these timeouts, in milliseconds. */
  checkMs: number;
}

/** Default limits. They bound memory: see docs/running.md. */
export const LIMITS: Limits = {
  connections: 2_000,
  requestsPerConnection: 1_000,
  pipelined: 4,
  renderings: 8,
  renderingsWaiting: 100,
  renderingWaitMs: 2_500,
  streamAfterMs: 50,
  headMs: 10_000,
  requestMs: 30_000,
  idleMs: 60_000,
  closeDelayMs: 1_000,
  checkMs: 500,
};
