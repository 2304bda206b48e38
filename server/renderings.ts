import type { Locals, Pages } from './pages.ts';

/** So many pages are being rendered that no further one is begun. */
export class TooManyRenderings extends Error {}

/** Renders pages, so many at a time as `most` says. */
export class Renderings {
  readonly #pages: Pick<Pages, 'render'>;
  readonly #most: number;
  #underWay = 0;

  constructor(pages: Pick<Pages, 'render'>, most: number) {
    this.#pages = pages;
    this.#most = most;
  }

  /** Whether no further one would be begun now. */
  get isFull(): boolean {
    return this.#underWay >= this.#most;
  }

  /**
   * Renders the page at an address of this site. It is under way until `use`, which is given the
   * response, has settled.
   *
   * @throws TooManyRenderings; what rendering and `use` throw
   */
  async render<Result>(
    request: Request,
    locals: Locals,
    use: (response: Response) => Promise<Result>,
  ): Promise<Result> {
    if (this.isFull) throw new TooManyRenderings(`${this.#most} pages are being rendered`);
    this.#underWay += 1;
    try {
      return await use(await this.#pages.render(request, locals));
    } finally {
      this.#underWay -= 1;
    }
  }
}
