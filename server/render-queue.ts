import { setTimeout as timeout } from 'node:timers/promises';

/** The queue is full. */
export class QueueFullError extends Error {
  readonly statusCode = 503;
}

/** The visitor left before the task's turn. */
export class AbandonedError extends Error {}

/** A queue's limits. */
export interface QueueLimits {
  /** Tasks running at a time. */
  renderings: number;
  /** Tasks waiting. */
  renderingsWaiting: number;
  /** The longest wait, in milliseconds. */
  renderingWaitMs: number;
  /** Whether to rest after each task for as long as it took. */
  rests?: boolean;
}

interface Waiting {
  isWanted: () => boolean;
  start: () => void;
  refuse: (error: Error) => void;
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
   * Runs a task at its turn.
   *
   * @param isWanted asked at its turn, if it had to wait
   * @throws QueueFullError; AbandonedError; what the task throws
   */
  async run<Result>(task: () => Promise<Result>, isWanted: () => boolean): Promise<Result> {
    if (this.#running < this.#limits.renderings) this.#running += 1;
    else await this.#turn(isWanted);
    const started = performance.now();
    try {
      return await task();
    } finally {
      const restMs = this.#limits.rests ? performance.now() - started : 0;
      void this.#next(restMs);
    }
  }

  #turn(isWanted: () => boolean): Promise<void> {
    const { renderingsWaiting, renderingWaitMs } = this.#limits;
    const full = () => new QueueFullError('too many pages are being rendered');
    if (this.#waiting.length >= renderingsWaiting) return Promise.reject(full());
    const { promise, resolve: start, reject: refuse } = Promise.withResolvers<void>();
    const waiting = { isWanted, start, refuse };
    this.#waiting.push(waiting);
    const limit = setTimeout(() => {
      this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
      refuse(full());
    }, renderingWaitMs);
    limit.unref();
    return promise.finally(() => clearTimeout(limit));
  }

  /** Starts the next task that is still wanted. A rest leaves the processor to new connections. */
  async #next(restMs: number): Promise<void> {
    if (restMs > 0) await timeout(restMs, undefined, { ref: false });
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      if (next.isWanted()) return next.start();
      next.refuse(new AbandonedError('nobody waits for the page'));
    }
    this.#running -= 1;
  }
}
