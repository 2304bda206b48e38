import { setTimeout as timeout } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { NO_POST_PATH } from '../blog/addresses.ts';
import type { Ages } from '../blog/ages.ts';
import { inTime } from '../blog/in-time.ts';
import type { Posts } from '../blog/posts.ts';
import { compressed } from './compress-on-demand.ts';
import type { Limits } from './limits.ts';
import { LoggedError } from './logger.ts';
import { compressedResponse, fileResponse } from './negotiated.ts';
import { COMPRESSIONS } from './precompress.ts';
import { AbandonedError, QueueFullError, RenderQueue } from './render-queue.ts';
import { isCompressible } from './respond/content-types.ts';
import { type Located, NOT_FOUND } from './respond/locate-page.ts';
import type { PageReads } from './respond/page-reads.ts';
import { type SiteFile, siteFile } from './site-file.ts';

/** A cached answer. */
interface Entry {
  status: number;
  file: SiteFile;
  year: string;
  /** The day it was rendered for, if it depends on the day. */
  day?: string | undefined;
  /** Whether it depends on posts. */
  hasPosts: boolean;
  /** The version of the posts that it shows, if the store has versions. */
  version?: string | undefined;
  /** Whether all of its posts could be read. */
  isComplete: boolean;
  /** When its posts were read, and until when they are fresh; by `performance.now()`. */
  readAt: number;
  freshUntil: number;
}

/** A page that is being rendered. */
interface Flight {
  /** Resolves once its head is known. */
  started: Promise<Response>;
  /** The streamed body; each reader takes a branch of it. */
  body?: Response['body'];
  /** Resolves once complete; to a response without a body where there is no page. */
  entry: Promise<Entry | Response>;
  /** The waiting visitors' abort signals. */
  signals: AbortSignal[];
}

/** A visitor's request. */
export interface Visitor {
  headers: Headers;
  /** Aborted when the visitor has left. */
  signal: AbortSignal;
}

/** The cache's dependencies. */
export interface ReadyParts {
  /** The build's pages by address, and its year. */
  built: { pages: ReadonlyMap<string, SiteFile>; year: string };
  posts: Posts;
  ages: Ages;
  /** The day in Texas, YYYY-MM-DD. */
  today: () => string;
  limits: Limits;
  /** Memory for rendered answers, in bytes. */
  maxBytes: number;
  /** Called once for each page that failed. */
  onFault(error: unknown): void;
}

const DAY_MS = 24 * 60 * 60_000;
/** How long a visitor waits for a refresh before getting the stale page, in milliseconds. */
const PATIENCE_MS = 150;

/**
 * The one cache: built and rendered pages by address. A rendered page counts while its year, its day
 * and its posts are current. Concurrent requests for a page share one rendering.
 */
export class ReadyAnswers {
  readonly #parts: ReadyParts;
  readonly #entries: LRUCache<string, Entry>;
  #improved: Promise<void> = Promise.resolve();
  readonly #flights = new Map<string, Flight>();
  readonly #queues: Record<'page' | 'drawing' | NonNullable<Located['input']>, RenderQueue>;

  constructor(parts: ReadyParts) {
    this.#parts = parts;
    const { limits, maxBytes } = parts;
    this.#entries = new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf });
    // Answers to inputs are unlimited in number, so each kind renders one at a time and rests for as
    // long. Drawings take many times as long as a page.
    const inputs = { ...limits, renderings: 1, rests: true };
    this.#queues = {
      page: new RenderQueue(limits),
      drawing: new RenderQueue({ ...limits, renderings: 1 }),
      answer: new RenderQueue(inputs),
      number: new RenderQueue(inputs),
      form: new RenderQueue(inputs),
    };
  }

  /** The cached answer with status 200 for a request target, if any. */
  find(target: string): SiteFile | undefined {
    const built = target === NOT_FOUND.address ? undefined : this.#built(target);
    if (built) return built;
    const entry = this.#entries.get(target);
    return entry?.status === 200 && this.#isUsable(entry) && this.#isFresh(entry)
      ? entry.file
      : undefined;
  }

  /** Whether a page is cached or being rendered. */
  isReady(address: string): boolean {
    const entry = this.#entries.peek(address);
    return this.#flights.has(address) || (entry !== undefined && this.#isUsable(entry));
  }

  /**
   * Answers with a page: cached, once rendered, or streamed if rendering takes long.
   *
   * @throws QueueFullError; AbandonedError; LoggedError
   */
  async show(
    page: Located,
    reads: PageReads,
    render: (isPatient: boolean) => Promise<Response>,
    visitor: Visitor,
  ): Promise<Response> {
    if (page.input) return this.#showInput(page.input, () => render(true), visitor);
    const built = this.#built(page.address);
    if (built)
      return fileResponse(visitor.headers, built, page.address === NOT_FOUND.address ? 404 : 200);
    const entry = this.#entries.get(page.address);
    const earlier = entry && this.#isUsable(entry) ? entry : undefined;
    if (earlier && this.#isFresh(earlier)) return responseOf(visitor, earlier);
    const flight = this.#flights.get(page.address) ?? this.#start(page, reads, render, earlier);
    if (earlier === undefined) return this.#join(flight, visitor);
    const { freshFor, staleFor } = this.#parts.ages;
    const isStale = performance.now() - earlier.readAt < freshFor + staleFor;
    const newer = isStale ? undefined : await inTime(flight.entry, PATIENCE_MS);
    return responseOf(visitor, newer ?? earlier);
  }

  #built(address: string): SiteFile | undefined {
    const { built, today } = this.#parts;
    return today().startsWith(built.year) ? built.pages.get(address) : undefined;
  }

  /** Whether an entry may be shown today. */
  #isUsable({ year, day, readAt, hasPosts }: Entry): boolean {
    const today = this.#parts.today();
    if (!today.startsWith(year) || (day !== undefined && day !== today)) return false;
    return !hasPosts || performance.now() - readAt < DAY_MS;
  }

  #isFresh(entry: Entry): boolean {
    const now = performance.now();
    if (!entry.hasPosts || now < entry.freshUntil) return true;
    const { posts, ages } = this.#parts;
    if (entry.version === undefined || entry.version !== posts.version()) return false;
    entry.readAt = now;
    entry.freshUntil = now + ages.freshFor;
    return true;
  }

  #start(
    page: Located,
    reads: PageReads,
    render: (isPatient: boolean) => Promise<Response>,
    earlier: Entry | undefined,
  ): Flight {
    const { promise: started, resolve, reject } = Promise.withResolvers<Response>();
    const queue = this.#queues[page.route.startsWith('/share/') ? 'drawing' : 'page'];
    const signals: AbortSignal[] = [];
    const task = async () => {
      const [readAt, version] = [performance.now(), this.#parts.posts.version()];
      const response = await render(earlier !== undefined);
      if (response.body === null) {
        this.#entries.delete(page.address);
        resolve(response);
        return response;
      }
      const [own, shared] = response.body.tee();
      flight.body = shared;
      resolve(response);
      const body = Buffer.from(await new Response(own).arrayBuffer());
      // The head was sent before all posts were read: render again, from the same reads.
      const isLate = response.headers.get('cache-control') === 'no-store' && response.ok;
      const late = isLate ? await render(true) : undefined;
      const { status, headers } = late ?? response;
      const whole = late ? Buffer.from(await late.arrayBuffer()) : body;
      return this.#store(
        page,
        earlier,
        {
          ...{ status, year: reads.year, readAt, version },
          ...{ day: reads.used.day ? reads.today() : undefined, hasPosts: reads.used.posts },
          isComplete: reads.isComplete(),
          freshUntil: readAt + this.#parts.ages.freshFor,
          file: await fileOf(whole, headers),
        },
        whole,
      );
    };
    const isWanted = () => earlier !== undefined || signals.some(({ aborted }) => !aborted);
    const entry = queue
      .run(task, isWanted)
      .catch((error: unknown) => {
        const told = this.#told(error, earlier);
        reject(told);
        throw told;
      })
      .finally(() => this.#flights.delete(page.address));
    // Waiting visitors get the error; a refresh has none.
    for (const promise of [entry, started]) promise.catch(() => {});
    const flight: Flight = { started, entry, signals };
    this.#flights.set(page.address, flight);
    return flight;
  }

  /** Caches an answer, unless it is incomplete and an earlier one is not, or a 404 of its own address. */
  #store({ address }: Located, earlier: Entry | undefined, entry: Entry, body: Buffer): Entry {
    const retryAt = performance.now() + this.#parts.ages.retryAfter;
    if (!entry.isComplete || entry.status >= 500) {
      if (earlier?.isComplete) {
        earlier.freshUntil = retryAt;
        return earlier;
      }
      Object.assign(entry, { freshUntil: retryAt, version: undefined });
    }
    const isShared = entry.status === 404 && SHARED.includes(address);
    if (entry.status === 404 && !isShared) this.#entries.delete(address);
    else this.#entries.set(address, entry);
    if (!entry.hasPosts) this.#improve(address, entry, body);
    return entry;
  }

  /** Recompresses an answer without posts at best quality, one at a time, in the background. */
  #improve(address: string, entry: Entry, body: Buffer): void {
    this.#improved = this.#improved.then(async () => {
      entry.file = await bestOf(entry.file, body);
      // Sets it again, since its size has changed.
      if (this.#entries.peek(address) === entry) this.#entries.set(address, entry);
    });
  }

  /** Logs an error once, and delays the next refresh of a stale page. */
  #told(error: unknown, earlier: Entry | undefined): unknown {
    if (error instanceof QueueFullError || error instanceof AbandonedError) return error;
    if (earlier) earlier.freshUntil = performance.now() + this.#parts.ages.retryAfter;
    if (error instanceof LoggedError) return error;
    this.#parts.onFault(error);
    return new LoggedError('a page could not be rendered', { cause: error });
  }

  async #join(flight: Flight, visitor: Visitor): Promise<Response> {
    flight.signals.push(visitor.signal);
    const { patienceMs } = this.#parts.limits;
    const entry = await Promise.race([
      flight.entry,
      timeout(patienceMs, undefined, { ref: false }),
    ]);
    if (entry) return responseOf(visitor, entry);
    const response = await flight.started;
    if (!flight.body) return response;
    const [body, shared] = flight.body.tee();
    flight.body = shared;
    return compressedResponse(visitor.headers, new Response(body, response));
  }

  async #showInput(
    kind: NonNullable<Located['input']>,
    render: () => Promise<Response>,
    { headers, signal }: Visitor,
  ): Promise<Response> {
    return this.#queues[kind].run(
      async () => {
        const response = await render();
        if (response.body === null) return response;
        const body = Buffer.from(await response.arrayBuffer());
        return fileResponse(headers, await fileOf(body, response.headers), response.status);
      },
      () => !signal.aborted,
    );
  }
}

/** The shared 404 pages. */
const SHARED = [NOT_FOUND.address, NO_POST_PATH];

function responseOf({ headers }: Visitor, entry: Entry | Response): Response {
  if (entry instanceof Response) return new Response(null, entry);
  return fileResponse(headers, entry.file, entry.status);
}

async function fileOf(body: Buffer, headers: Headers): Promise<SiteFile> {
  const own = Object.fromEntries(headers);
  return siteFile(
    body,
    own,
    isCompressible(own['content-type'] ?? '') ? await compressed(body) : {},
  );
}

/** The file at best compression, which takes a hundred times as long. */
async function bestOf({ headers, variants }: SiteFile, body: Buffer): Promise<SiteFile> {
  if (!variants.br) return { headers, variants };
  const { br, gzip } = COMPRESSIONS;
  return siteFile(body, headers, { br: await br.compress(body), gzip: await gzip.compress(body) });
}

/** An entry's size in bytes, overhead included. */
function sizeOf({ file }: Entry, address: string): number {
  const bodies = Object.values(file.variants).reduce((sum, { body }) => sum + body.length, 0);
  return 1_000 + address.length + bodies;
}
