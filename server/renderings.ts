import { setTimeout as timeout } from 'node:timers/promises';
import type { Locals, Pages } from './pages.ts';

/** So many pages are being rendered, and wait to be, that this one will not be. */
export class TooManyRenderings extends Error {
  readonly statusCode = 503;
}

/** Nobody wants the page any more. */
export class Unwanted extends Error {}

interface Waiting {
  /** Whether anybody still wants the page. */
  isWanted: () => boolean;
  begin: () => void;
  refuse: (error: Error) => void;
}

/** What bounds renderings. */
export interface RenderingLimits {
  /** So many pages are rendered at a time. */
  renderings: number;
  /** So many more wait their turn. */
  renderingsWaiting: number;
  /** For so long, in milliseconds. */
  renderingWaitMs: number;
  /** Whether as much time as a rendering took passes before the next. */
  rests?: boolean;
}

/** Renders pages, so many at a time as its limits say; the first to ask is the first served. */
export class Renderings {
  readonly #pages: Pick<Pages, 'render'>;
  readonly #limits: RenderingLimits;
  readonly #waiting: Waiting[] = [];
  #underWay = 0;

  constructor(pages: Pick<Pages, 'render'>, limits: RenderingLimits) {
    this.#pages = pages;
    this.#limits = limits;
  }

  /**
   * Renders the page at an address of this site. It is under way until `use`, which is given the
   * response, has settled.
   *
   * @param isWanted asked when its turn has come
   * @throws TooManyRenderings; Unwanted; what rendering and `use` throw
   */
  async render<Result>(
    request: Request,
    locals: Locals,
    use: (response: Response) => Promise<Result>,
    isWanted: () => boolean,
  ): Promise<Result> {
    if (this.#underWay < this.#limits.renderings) this.#underWay += 1;
    else await this.#turn(isWanted);
    const began = performance.now();
    try {
      return await use(await this.#pages.render(request, locals));
    } finally {
      if (this.#limits.rests) void this.#rest(performance.now() - began);
      else this.#pass();
    }
  }

  /** Leaves as much time as a rendering took to connections that wait, of which each turn of the loop takes in one. */
  async #rest(tookMs: number): Promise<void> {
    await timeout(tookMs, undefined, { ref: false });
    this.#pass();
  }

  #turn(isWanted: () => boolean): Promise<void> {
    const { renderings, renderingsWaiting, renderingWaitMs } = this.#limits;
    const tooMany = () => new TooManyRenderings(`${renderings} pages are being rendered`);
    if (this.#waiting.length >= renderingsWaiting) return Promise.reject(tooMany());
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const timer = setTimeout(() => {
      this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
      reject(tooMany());
    }, renderingWaitMs);
    timer.unref();
    const waiting = {
      isWanted,
      begin: () => {
        clearTimeout(timer);
        resolve();
      },
      refuse: (error: Error) => {
        clearTimeout(timer);
        reject(error);
      },
    };
    this.#waiting.push(waiting);
    return promise;
  }

  /** Gives the turn of one that has ended to the next that is still wanted. */
  #pass(): void {
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      if (next.isWanted()) {
        next.begin();
        return;
      }
      next.refuse(new Unwanted('nobody waits for the page'));
    }
    this.#underWay -= 1;
  }
}
