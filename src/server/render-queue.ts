import { setTimeout as timeout } from 'node:timers/promises';

/** The queue is full. */
export class QueueFullError extends Error {
  readonly statusCode = 503;
}

/** Every client waiting for a task has disconnected. */
export class AbandonedError extends Error {}

/** Limits of a queue. */
export interface QueueLimits {
  /** Concurrent tasks. */
  renderings: number;
  /** Waiting tasks. */
  renderingsWaiting: number;
  /** Longest wait in milliseconds. */
  renderingWaitMs: number;
  /** Whether to pause after a task for as long as it ran. */
  rests?: boolean;
}

interface Waiting {
  isNeeded: () => boolean;
  start: () => void;
  reject: (error: Error) => void;
}

/** Runs tasks first in, first out, within limits. */
export class RenderQueue {
  readonly #limits: QueueLimits;
  readonly #waiting: Waiting[] = [];
  #running = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /**
   * Runs a task in its turn.
   *
   * @param isNeeded called when a waiting task reaches its turn; false drops it
   * @throws QueueFullError; AbandonedError; what the task throws
   */
  async run<Result>(task: () => Promise<Result>, isNeeded: () => boolean): Promise<Result> {
    if (this.#running < this.#limits.renderings) this.#running += 1;
    else await this.#turn(isNeeded);
    const started = performance.now();
    try {
      return await task();
    } finally {
      const restMs = this.#limits.rests ? performance.now() - started : 0;
      void this.#next(restMs);
    }
  }

  #turn(isNeeded: () => boolean): Promise<void> {
    const { renderingsWaiting, renderingWaitMs } = this.#limits;
    const full = () => new QueueFullError('too many pages are being rendered');
    if (this.#waiting.length >= renderingsWaiting) return Promise.reject(full());
    const { promise, resolve: start, reject } = Promise.withResolvers<void>();
    const waiting = { isNeeded, start, reject };
    this.#waiting.push(waiting);
    const limit = setTimeout(() => {
      this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
      reject(full());
    }, renderingWaitMs);
    limit.unref();
    return promise.finally(() => clearTimeout(limit));
  }

  /** Starts the next task still needed, after a pause that leaves the CPU to new connections. */
  async #next(restMs: number): Promise<void> {
    if (restMs > 0) await timeout(restMs, undefined, { ref: false });
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      if (next.isNeeded()) return next.start();
      next.reject(new AbandonedError('nobody waits for the page'));
    }
    this.#running -= 1;
  }
}
