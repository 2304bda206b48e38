import type { QueueLimits } from './render-queue.ts';

/** How much a server takes on at a time, and how long it and a client wait for each other. */
export interface Limits extends QueueLimits {
  connections: number;
  /** Of one network that reaches the server without a proxy; see network-bound.ts. */
  connectionsOfNetwork: number;
  /** The last of them is answered with `Connection: close`. */
  requestsOfConnection: number;
  /** Posts under way, and as many other requests; more are answered with 503. */
  requests: number;
  /** Requests on one connection that wait behind others; with more it is ended. */
  pipelined: number;
  /** Who waits longer for a page that is rendered for the first time is shown what there is of it; in milliseconds. */
  patienceMs: number;
  /** Messages that wait for the disk; more are answered with 503. */
  messages: number;
  /** For the head of a request, for the whole of it, and for a sign of life; in milliseconds. */
  headMs: number;
  requestMs: number;
  silenceMs: number;
  /** For a sign of life of a connection without a request under way, once the server is closing. */
  partingMs: number;
  /** How often Node looks for heads and requests that took too long. */
  checkMs: number;
}

/** What bounds the memory of this server: see docs/running.md. */
export const LIMITS: Limits = {
  connections: 2_000,
  connectionsOfNetwork: 200,
  requestsOfConnection: 1_000,
  requests: 500,
  pipelined: 4,
  renderings: 8,
  renderingsWaiting: 100,
  renderingWaitMs: 2_500,
  patienceMs: 50,
  messages: 250,
  headMs: 10_000,
  requestMs: 30_000,
  silenceMs: 60_000,
  partingMs: 1_000,
  checkMs: 500,
};
