import { type Ages, inFull } from '../../blog/cache/ages.ts';
import { type PageReads, readsOf } from '../../blog/cache/page-reads.ts';
import { Swr } from '../../blog/cache/swr.ts';
import type { Posts } from '../../blog/posts.ts';
import { compressed } from '../compress-on-demand.ts';
import { isCompressible, isHtml } from '../content-types.ts';
import { LoggedError } from '../logger.ts';
import { pageHeaders } from '../page-headers.ts';
import { type Renderings, TooManyRenderings, Unwanted } from '../renderings.ts';
import { type SiteFile, siteFile } from '../site-file.ts';
import { GrowingPage } from './growing-page.ts';

/** A page on demand, as it is sent. */
export interface KeptPage {
  status: number;
  file: SiteFile;
}

/** A page that cannot be kept, since not all that it depends on could be read, but may be sent. */
export class NotKept extends Error {
  readonly page: KeptPage;

  constructor(page: KeptPage) {
    super('a page lacks what it should show');
    this.page = page;
  }
}

/** What pages on demand are rendered with, and how long they are kept. */
export interface KeptPagesParts {
  renderings: Renderings;
  posts: Posts;
  ages: Ages;
  /** Told once of each rendering that failed. */
  onFault(error: unknown): void;
}

/** A page that somebody asks for. */
export interface Asked {
  address: string;
  /** Its Content-Security-Policy, where it is HTML. */
  policy: string;
  /** Whether there is such a page, where that is known before it is rendered. */
  isThere(posts: Posts): Promise<boolean>;
  /** Whether whoever asks still waits. */
  isWanted(): boolean;
}

/** What is no fault of a page, or was logged. */
const TOLD = [NotKept, TooManyRenderings, Unwanted, LoggedError];

const NO_STORE = 'no-store';

/**
 * Pages on demand in memory, by address: each is rendered once for as long as the posts, and the day,
 * stay the same; where the store cannot tell, for as long as its posts are kept.
 */
export class KeptPages {
  readonly #parts: KeptPagesParts;
  readonly #pages: Swr<KeptPage | undefined>;
  readonly #growing = new Map<string, PromiseWithResolvers<GrowingPage>>();

  /** @param maxBytes what all of them may weigh in memory */
  constructor(parts: KeptPagesParts, maxBytes: number) {
    this.#parts = parts;
    this.#pages = new Swr<KeptPage | undefined>({
      ...inFull(parts.ages),
      isPassing,
      // Anybody can ask for pages that are not there.
      isMissing: (page) => page === undefined || page.status === 404,
      maxWeight: maxBytes,
      weigh: (page) => (page ? weightOf(page.file) : 0),
      version: () => parts.posts.version(),
    });
  }

  /** What is there at this address, where it is kept and nothing has changed since. */
  peek(address: string): SiteFile | undefined {
    const page = this.#pages.peek(address)?.value;
    return page?.status === 200 ? page.file : undefined;
  }

  /**
   * The page at an address; undefined where there is none.
   *
   * @throws NotKept with the page that is sent once; TooManyRenderings; Unwanted, which says nothing
   *   of whoever else asks; LoggedError
   */
  async get(asked: Asked): Promise<KeptPage | undefined> {
    const { address } = asked;
    const isFirst = !this.#pages.has(address);
    return this.#pages.get(address, async () => {
      if (isFirst) this.#growing.set(address, Promise.withResolvers());
      // A page that is refreshed serves whoever comes next.
      const load = this.#load(isFirst ? asked : { ...asked, isWanted: () => true });
      return load.finally(() => this.#growing.delete(address));
    });
  }

  /** The page as it grows, where it is rendered for the first time: nothing else of it can be shown. */
  growing(address: string): Promise<GrowingPage> | undefined {
    return this.#growing.get(address)?.promise;
  }

  async #load(asked: Asked): Promise<KeptPage | undefined> {
    const began = performance.now();
    const reads = readsOf(this.#parts.posts);
    try {
      if (!(await asked.isThere(reads.posts))) return undefined;
      const first = await this.#render(asked, reads, began);
      if (first === undefined || !(await asked.isThere(reads.posts))) return undefined;
      // It was begun before all was read, and may say so. Now it is known what became of each read.
      const isDecided = isCertain(first) || first.status >= 500;
      const page = isDecided
        ? first
        : await this.#render(asked, reads, began).catch((error: unknown) => {
            throw isPassing(error) ? new NotKept(first) : error;
          });
      if (page && !(reads.isWhole() && isCertain(page))) throw new NotKept(page);
      return page;
    } catch (error) {
      if (TOLD.some((kind) => error instanceof kind)) throw error;
      this.#parts.onFault(error);
      throw new LoggedError('a page could not be rendered', { cause: error });
    }
  }

  #render(
    { address, policy, isWanted }: Asked,
    { posts }: PageReads,
    began: number,
  ): Promise<KeptPage | undefined> {
    const { renderings, onFault } = this.#parts;
    const request = new Request(`http://localhost${address}`);
    const use = async (response: Response) => {
      const { status } = response;
      const hasPage = isHtml(response.headers.get('content-type') ?? '');
      if (status === 404 && !hasPage) return undefined;
      // The renderer has logged why.
      if (status === 500 && !hasPage) throw new LoggedError('a page failed');
      const growing = new GrowingPage(response, pageHeaders(response, policy), onFault);
      this.#growing.get(address)?.resolve(growing);
      return { status, file: await fileOf(await growing.body.whole, growing.headers) };
    };
    return renderings.render(request, { posts, began }, use, isWanted);
  }
}

/** Whether a failure says nothing of the page, nor of whoever asks next. */
const isPassing = (error: unknown) =>
  error instanceof TooManyRenderings || error instanceof Unwanted;

const isCertain = ({ file }: KeptPage) => file.headers['cache-control'] !== NO_STORE;

async function fileOf(body: Buffer, headers: Readonly<Record<string, string>>): Promise<SiteFile> {
  const isText = isCompressible(headers['content-type'] ?? '');
  return siteFile(body, headers, isText ? await compressed(body) : {});
}

function weightOf({ variants }: SiteFile): number {
  return Object.values(variants).reduce((sum, { body }) => sum + body.length, 0);
}
