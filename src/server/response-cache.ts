import { setTimeout as timeout } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { NO_POST_PATH } from '../blog/addresses.ts';
import type { CacheAges } from '../blog/ages.ts';
import { inTime } from '../blog/in-time.ts';
import type { Posts } from '../blog/posts.ts';
import type { Limits } from './limits.ts';
import { LoggedError } from './logger.ts';
import { compressedResponse, fileResponse } from './negotiated.ts';
import { AbandonedError, QueueFullError, RenderQueue } from './render-queue.ts';
import {
  fileOf,
  isLate,
  type RenderedPage,
  responseOf,
  sizeOf,
  type Visitor,
} from './rendered-page.ts';
import { type Located, NOT_FOUND } from './respond/locate-page.ts';
import type { PageReads } from './respond/page-reads.ts';
import { type DatedStatus, siteStatusOn } from './respond/site-status.ts';
import type { SiteFile } from './site-file.ts';

/** A page being rendered; requests for it share the result. */
interface Flight {
  reads: PageReads;
  /** Resolves once the head is available. */
  started: Promise<Response>;
  /** Unread copy of the body, teed for each client that streams it. */
  body?: Response['body'];
  /** Resolves when complete; to a response if it has no body. */
  entry: Promise<RenderedPage | Response>;
  /** Abort signals of the waiting clients. */
  signals: AbortSignal[];
}

/** Dependencies and limits of the cache. */
export interface CacheParts {
  /** Prerendered pages by address, and the name of the build's site status. */
  built: { pages: ReadonlyMap<string, SiteFile>; siteStatus: string };
  posts: Posts;
  ages: CacheAges;
  /** The day in Texas, YYYY-MM-DD. */
  today: () => string;
  statuses: readonly DatedStatus[];
  limits: Limits;
  /** Cache limit for rendered responses in bytes. */
  maxBytes: number;
  /** Called once for each page that failed. */
  onFault(error: unknown): void;
}

/** The pages that every missing address shares. */
const SHARED_404 = [NOT_FOUND.address, NO_POST_PATH];
/** How long a page is shown while its posts cannot be read, in milliseconds. */
const LAST_GOOD_MS = 24 * 60 * 60_000;
/** How long to wait for newer posts before showing older ones, in milliseconds. */
const STALE_WAIT_MS = 150;

/**
 * Responses by address: prerendered ones, and rendered ones until the day, the site status or the posts
 * that they show change. Concurrent requests for a page share one rendering.
 */
export class ResponseCache {
  readonly #parts: CacheParts;
  readonly #entries: LRUCache<string, RenderedPage>;
  #siteStatus = { day: '', name: '' };
  /** Renderings under way, by day and address: a visitor after midnight does not wait for the page of the day before. */
  readonly #flights = new Map<string, Flight>();
  readonly #pages: RenderQueue;
  /** Visitors' inputs have no end of addresses, and drawings take many times as long as a page. */
  readonly #slow: RenderQueue;

  constructor(parts: CacheParts) {
    this.#parts = parts;
    const { limits, maxBytes } = parts;
    this.#entries = new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf });
    this.#pages = new RenderQueue(limits);
    this.#slow = new RenderQueue({ ...limits, renderings: 1, rests: true });
  }

  /** Returns the fresh cached file at a request target, if its status is 200. */
  find(target: string): SiteFile | undefined {
    const built = target === NOT_FOUND.address ? undefined : this.#built(target);
    if (built) return built;
    const entry = this.#entries.get(target);
    return entry?.status === 200 && this.#isFresh(entry) ? entry.file : undefined;
  }

  /** Whether a page is cached or being rendered. */
  isReady(address: string): boolean {
    const entry = this.#entries.peek(address);
    return this.#flights.has(this.#flightTo(address)) || (!!entry && this.#isUsable(entry));
  }

  /**
   * Responds with a page: cached, just rendered, or streamed while its posts are late.
   *
   * @throws QueueFullError; AbandonedError; LoggedError
   */
  async show(
    page: Located,
    reads: PageReads,
    render: (isPatient: boolean) => Promise<Response>,
    visitor: Visitor,
  ): Promise<Response> {
    if (page.input) return this.#showInput(() => render(true), visitor);
    const { address } = page;
    const built = this.#built(address);
    if (built)
      return fileResponse(visitor.headers, built, address === NOT_FOUND.address ? 404 : 200);
    const entry = this.#entries.get(address);
    const cached = entry && this.#isUsable(entry) ? entry : undefined;
    if (cached && this.#isFresh(cached)) return responseOf(visitor, cached);
    const flight =
      this.#flights.get(this.#flightTo(address)) ?? this.#start(page, reads, render, cached);
    if (!cached) return this.#await(flight, visitor);
    const { freshFor, staleFor } = this.#parts.ages;
    const mayShowStale = performance.now() - cached.readAt < freshFor + staleFor;
    const refreshed = mayShowStale ? undefined : await inTime(flight.entry, STALE_WAIT_MS);
    return responseOf(visitor, refreshed ?? cached);
  }

  #flightTo(address: string): string {
    return `${this.#parts.today()} ${address}`;
  }

  #built(address: string): SiteFile | undefined {
    const { built } = this.#parts;
    return built.siteStatus === this.#statusToday() ? built.pages.get(address) : undefined;
  }

  /** The name of today's site status, which is worked out once a day. */
  #statusToday(): string {
    const { today, statuses } = this.#parts;
    const day = today();
    if (day !== this.#siteStatus.day)
      this.#siteStatus = { day, name: siteStatusOn(day, statuses).name };
    return this.#siteStatus.name;
  }

  /** Whether an entry may be served today, if only while newer posts cannot be read. */
  #isUsable({ shows, readAt }: RenderedPage): boolean {
    if (shows !== this.#statusToday() && shows !== this.#siteStatus.day) return false;
    return performance.now() - readAt < LAST_GOOD_MS;
  }

  #isFresh(entry: RenderedPage): boolean {
    if (!this.#isUsable(entry)) return false;
    const now = performance.now();
    if (now < entry.freshUntil) return true;
    const { posts, ages } = this.#parts;
    if (entry.version === undefined || entry.version !== posts.version()) return false;
    Object.assign(entry, { readAt: now, freshUntil: now + ages.freshFor });
    return true;
  }

  #start(
    page: Located,
    reads: PageReads,
    render: (isPatient: boolean) => Promise<Response>,
    last: RenderedPage | undefined,
  ): Flight {
    const { promise: started, resolve, reject } = Promise.withResolvers<Response>();
    const signals: AbortSignal[] = [];
    const name = this.#flightTo(page.address);
    const task = async () => {
      const [readAt, version] = [performance.now(), this.#parts.posts.version()];
      let response = await render(last !== undefined);
      if (response.body === null) {
        this.#entries.delete(page.address);
        resolve(response);
        return response;
      }
      const [kept, streamed] = response.body.tee();
      flight.body = streamed;
      resolve(response);
      let body = Buffer.from(await new Response(kept).arrayBuffer());
      // Its head was sent before its posts were known: for the cache it is rendered with them.
      if (response.ok && isLate(response)) {
        response = await render(true);
        body = Buffer.from(await response.arrayBuffer());
      }
      const { freshFor, retryAfter } = this.#parts.ages;
      const isWhole = reads.isComplete() && response.status < 500 && !isLate(response);
      return this.#store(page.address, last, {
        status: response.status,
        file: await fileOf(body, response.headers),
        shows: reads.used.day ? reads.today() : reads.siteStatus.name,
        isWhole,
        version: isWhole ? version : undefined,
        readAt,
        freshUntil: isWhole
          ? readAt + (reads.used.posts ? freshFor : Number.POSITIVE_INFINITY)
          : performance.now() + retryAfter,
      });
    };
    const isNeeded = () => last !== undefined || signals.some(({ aborted }) => !aborted);
    const entry = (page.route.startsWith('/share/') ? this.#slow : this.#pages)
      .run(task, isNeeded)
      .catch((error: unknown) => {
        const loggedError = this.#logFailure(error, last);
        reject(loggedError);
        throw loggedError;
      })
      .finally(() => this.#flights.delete(name));
    // Avoids unhandled rejections: a background refresh has no waiting client.
    for (const promise of [entry, started]) promise.catch(() => {});
    const flight: Flight = { reads, started, entry, signals };
    this.#flights.set(name, flight);
    return flight;
  }

  /** Caches a response, unless it lacks posts that the last one has. */
  #store(address: string, last: RenderedPage | undefined, entry: RenderedPage): RenderedPage {
    if (!entry.isWhole && last?.isWhole) {
      last.freshUntil = entry.freshUntil;
      return last;
    }
    // A post whose look-up came too late may be published next.
    if (entry.status !== 404 || SHARED_404.includes(address)) this.#entries.set(address, entry);
    return entry;
  }

  /** Logs an error once, and delays the next try if there is a cached response. */
  #logFailure(error: unknown, last: RenderedPage | undefined): unknown {
    if (error instanceof QueueFullError || error instanceof AbandonedError) return error;
    if (last) last.freshUntil = performance.now() + this.#parts.ages.retryAfter;
    if (error instanceof LoggedError) return error;
    this.#parts.onFault(error);
    return new LoggedError('a page could not be rendered', { cause: error });
  }

  /** Waits for a page; streams it once its posts are late. */
  async #await(flight: Flight, visitor: Visitor): Promise<Response> {
    flight.signals.push(visitor.signal);
    const { streamAfterMs } = this.#parts.limits;
    do {
      const late = timeout(streamAfterMs, undefined, { ref: false });
      const entry = await Promise.race([flight.entry, late]);
      if (entry) return responseOf(visitor, entry);
    } while (flight.reads.isComplete());
    const response = await flight.started;
    if (!flight.body) return response;
    const [body, unread] = flight.body.tee();
    flight.body = unread;
    return compressedResponse(visitor.headers, new Response(body, response));
  }

  async #showInput(
    render: () => Promise<Response>,
    { headers, signal }: Visitor,
  ): Promise<Response> {
    return this.#slow.run(
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
