/** Thrown if the queue is full. */
export class QueueFullError extends Error {
  readonly statusCode = 503;
}

export interface QueueLimits {
  /** Concurrent tasks. */
  renderings: number;
  renderingsWaiting: number;
  /** Longest wait in milliseconds. */
  renderingWaitMs: number;
  /** Whether to pause after a task for as long as it ran, to leave the CPU to other work. */
  rests?: boolean;
}

/** Runs tasks first in, first out, within limits. */
export class RenderQueue {
  readonly #limits: QueueLimits;
  /** Functions that start the waiting tasks. */
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /**
   * Runs a task in its turn.
   *
   * @throws QueueFullError, or the task's error
   */
  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.#limits.renderings) this.#running += 1;
    else await this.#turn();
    const started = performance.now();
    try {
      return await task();
    } finally {
      if (this.#limits.rests) setTimeout(() => this.#next(), performance.now() - started).unref();
      else this.#next();
    }
  }

  async #turn(): Promise<void> {
    const { renderingsWaiting, renderingWaitMs } = this.#limits;
    const full = new QueueFullError('too many pages are being rendered');
    if (this.#waiting.length >= renderingsWaiting) throw full;
    const { promise, resolve: start, reject } = Promise.withResolvers<void>();
    this.#waiting.push(start);
    const limit = setTimeout(() => {
      this.#waiting.splice(this.#waiting.indexOf(start), 1);
      reject(full);
    }, renderingWaitMs);
    limit.unref();
    await promise.finally(() => clearTimeout(limit));
  }

  #next(): void {
    const start = this.#waiting.shift();
    if (start) start();
    else this.#running -= 1;
  }
}
