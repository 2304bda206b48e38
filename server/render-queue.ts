import { setTimeout as timeout } from 'node:timers/promises';

/** There is no room for a task. */
export class QueueFullError extends Error {
  readonly statusCode = 503;
}

/** Whoever asked for a task has left. */
export class AbandonedError extends Error {}

/** What bounds a queue. */
export interface QueueLimits {
  /** So many tasks run at a time. */
  renderings: number;
  /** So many more wait. */
  renderingsWaiting: number;
  /** For so long, in milliseconds. */
  renderingWaitMs: number;
  /** Whether as much time as a task took passes before the next one. */
  rests?: boolean;
}

interface Waiting {
  isWanted: () => boolean;
  start: () => void;
  refuse: (error: Error) => void;
}

/** Runs tasks in the order of their coming, within limits. */
export class RenderQueue {
  readonly #limits: QueueLimits;
  readonly #waiting: Waiting[] = [];
  #running = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /**
   * Runs a task when its turn has come.
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

  /** Starts the next task that is still wanted; a rest leaves the processor to new connections. */
  async #next(restMs: number): Promise<void> {
    if (restMs > 0) await timeout(restMs, undefined, { ref: false });
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      if (next.isWanted()) return next.start();
      next.refuse(new AbandonedError('nobody waits for the page'));
    }
    this.#running -= 1;
  }
}
