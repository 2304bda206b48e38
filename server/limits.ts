import type { QueueLimits } from './render-queue.ts';

/** The server's limits: work at a time, and timeouts. */
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
  /** How long a first rendering may take before the page is streamed, in milliseconds. */
  patienceMs: number;
  /** Messages waiting for the disk; more are answered with 503. */
  messages: number;
  /** Timeouts of a request's head, of the whole request, and of an idle socket, in milliseconds. */
  headMs: number;
  requestMs: number;
  silenceMs: number;
  /** How long idle keep-alive connections stay open while the server closes. */
  partingMs: number;
  /** How often Node checks the first two timeouts. */
  checkMs: number;
}

/** Bounds of this server's memory; see docs/running.md. */
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
