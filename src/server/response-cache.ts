import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as timeout } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { withTimeout } from '../base/with-timeout.ts';
import { NO_POST_PATH } from '../blog/addresses.ts';
import type { Posts } from '../blog/posts.ts';
import type { Limits } from './limits.ts';
import { LoggedError } from './logger.ts';
import { QueueFullError, RenderQueue } from './render-queue.ts';
import { NOT_FOUND, type PageLocation } from './respond/locate-page.ts';
import type { PageDependencies } from './respond/page-dependencies.ts';
import { type DatedStatus, siteStatusOn } from './respond/site-status.ts';
import { fileResponse, type MemoryFile, renderedFile } from './site-file.ts';

type Render = (isBuffered: boolean) => Promise<Response>;

interface Entry {
  status: number;
  file: MemoryFile;
  /** The day that the page shows, or the name of the site status if it does not depend on the day. */
  shows: string;
  /** Whether the page shows all posts that it should. */
  hasAllPosts: boolean;
  /** Version of the page's posts, if their store has versions. */
  version: string | undefined;
  /** The time, by `performance.now()`, until which the page's posts are fresh. */
  freshUntil: number;
}

/** A page being rendered; requests for it share the result. */
interface PendingRender {
  reads: PageDependencies;
  /** Resolves once the head is available; never read itself, only cloned. */
  started: Promise<Response>;
  /** Resolves when the page is complete; to a response if it has no body. */
  entry: Promise<Entry | Response>;
}

export interface CacheDependencies {
  /** Prerendered pages by address, and the name of the build's site status. */
  built: { pages: ReadonlyMap<string, MemoryFile>; siteStatus: string };
  posts: Posts;
  /** For how many milliseconds a page is shown before its posts are checked again. */
  freshMs: number;
  /** The day in Texas, YYYY-MM-DD. */
  today: () => string;
  statuses: readonly DatedStatus[];
  limits: Limits;
  /** Cache limit for rendered responses in bytes. */
  maxBytes: number;
  /** Called once for each failed rendering. */
  onFault(error: unknown): void;
}

/** The pages that all missing addresses share. */
const SHARED_404 = [NOT_FOUND.address, NO_POST_PATH];
/** How long a page is shown while its posts cannot be read, in milliseconds. */
const LAST_GOOD_MS = 24 * 60 * 60_000;
/** How long to wait for newer posts before showing older ones, in milliseconds. */
const STALE_WAIT_MS = 150;
/** The longest time before unreadable posts are read again, in milliseconds. */
const RETRY_MS = 5_000;

/**
 * Responses by address: prerendered pages, and pages rendered on demand until the day, the site
 * status or the posts that they show change. Concurrent requests for a page share one rendering.
 */
export class ResponseCache {
  readonly #parts: CacheDependencies;
  readonly #entries: LRUCache<string, Entry>;
  /** By day and address: a visitor after midnight does not get the page of the day before. */
  readonly #pendingRenders = new Map<string, PendingRender>();
  readonly #pages: RenderQueue;
  /** Input pages have unbounded addresses: they are rendered one at a time, and never cached. */
  readonly #slow: RenderQueue;

  constructor(parts: CacheDependencies) {
    this.#parts = parts;
    const { limits, maxBytes: maxSize } = parts;
    this.#entries = new LRUCache({
      maxSize,
      sizeCalculation: sizeOf,
      ttl: LAST_GOOD_MS,
      ttlResolution: 0,
    });
    this.#pages = new RenderQueue(limits);
    this.#slow = new RenderQueue({ ...limits, renderings: 1, rests: true });
  }

  /** Returns the fresh file at a request target, if its status is 200. */
  find(target: string): MemoryFile | undefined {
    if (target === NOT_FOUND.address) return undefined;
    const built = this.#built(target);
    if (built) return built;
    const entry = this.#usable(target);
    return entry?.status === 200 && this.#isFresh(target, entry) ? entry.file : undefined;
  }

  /** Whether a page is cached or being rendered. */
  isReady(address: string): boolean {
    return (
      this.#pendingRenders.has(this.#renderKey(address)) || this.#usable(address) !== undefined
    );
  }

  /**
   * Responds with a page: from memory, just rendered, or streamed while its posts are late.
   *
   * @throws QueueFullError if too many pages are being rendered; LoggedError if rendering failed
   */
  async show(
    page: PageLocation,
    reads: PageDependencies,
    render: Render,
    asked: IncomingHttpHeaders,
  ): Promise<Response> {
    if (page.input) return this.#slow.run(async () => showInput(await render(true), asked));
    const { address } = page;
    const built = this.#built(address);
    if (built) return fileResponse(asked, built, address === NOT_FOUND.address ? 404 : 200);
    const kept = this.#usable(address);
    if (kept && this.#isFresh(address, kept)) return responseOf(asked, kept);
    const name = this.#renderKey(address);
    const flight = this.#pendingRenders.get(name) ?? this.#start(name, page, reads, render, kept);
    if (!kept) return this.#await(flight, asked);
    return responseOf(asked, (await withTimeout(flight.entry, STALE_WAIT_MS)) ?? kept);
  }

  #renderKey(address: string): string {
    return `${this.#parts.today()} ${address}`;
  }

  #built(address: string): MemoryFile | undefined {
    const { built, today } = this.#parts;
    const page = built.pages.get(address);
    return page && built.siteStatus === this.#statusOn(today()) ? page : undefined;
  }

  #statusOn(day: string): string {
    return siteStatusOn(day, this.#parts.statuses).name;
  }

  /** The entry that may be shown today; it may be stale, for use while newer posts cannot be read. */
  #usable(address: string): Entry | undefined {
    const entry = this.#entries.get(address);
    const day = this.#parts.today();
    return entry && [day, this.#statusOn(day)].includes(entry.shows) ? entry : undefined;
  }

  #isFresh(address: string, entry: Entry): boolean {
    const now = performance.now();
    if (now < entry.freshUntil) return true;
    const { posts, freshMs } = this.#parts;
    if (entry.version === undefined || entry.version !== posts.version()) return false;
    this.#entries.set(address, Object.assign(entry, { freshUntil: now + freshMs }));
    return true;
  }

  #start(
    name: string,
    page: PageLocation,
    reads: PageDependencies,
    render: Render,
    last: Entry | undefined,
  ): PendingRender {
    const { promise: started, resolve: onHead } = Promise.withResolvers<Response>();
    const entry = this.#pages
      .run(() => this.#render(page.address, reads, render, last, onHead))
      .catch((error: unknown) => {
        throw this.#failure(error, last);
      })
      .finally(() => this.#pendingRenders.delete(name));
    // A background re-render may have no waiter: this avoids an unhandled rejection.
    entry.catch(() => {});
    const flight: PendingRender = { reads, started, entry };
    this.#pendingRenders.set(name, flight);
    return flight;
  }

  /** Renders a page and caches it; returns the last one instead if only that has all posts. */
  async #render(
    address: string,
    reads: PageDependencies,
    render: Render,
    last: Entry | undefined,
    onHead: (response: Response) => void,
  ): Promise<Entry | Response> {
    const { freshMs, posts } = this.#parts;
    const [readAt, version] = [performance.now(), posts.version()];
    let response = await render(last !== undefined);
    if (response.body === null) {
      this.#entries.delete(address);
      return response;
    }
    const whole = response.clone();
    onHead(response);
    let body = Buffer.from(await whole.arrayBuffer());
    // Its head was sent before its posts were known: render it again, with them, for the cache.
    if (response.ok && isLate(response)) {
      response = await render(true);
      body = Buffer.from(await response.arrayBuffer());
    }
    const hasAllPosts = reads.isComplete() && response.status < 500 && !isLate(response);
    const goodUntil = reads.used.posts ? readAt + freshMs : Number.POSITIVE_INFINITY;
    const freshUntil = hasAllPosts ? goodUntil : this.#nextTry();
    if (!hasAllPosts && last?.hasAllPosts) return Object.assign(last, { freshUntil });
    const entry: Entry = {
      status: response.status,
      file: await renderedFile(body, response.headers),
      shows: reads.used.day ? reads.today() : reads.siteStatus.name,
      hasAllPosts,
      version: hasAllPosts ? version : undefined,
      freshUntil,
    };
    // Do not cache 404s of unknown addresses: they would evict pages and hide a post published later.
    if (response.ok || SHARED_404.includes(address)) this.#entries.set(address, entry);
    else this.#entries.delete(address);
    return entry;
  }

  /** Returns the error to throw: logs it once, and delays the next try if there is an earlier page. */
  #failure(error: unknown, last: Entry | undefined): unknown {
    if (error instanceof QueueFullError) return error;
    if (last) last.freshUntil = this.#nextTry();
    if (error instanceof LoggedError) return error;
    this.#parts.onFault(error);
    return new LoggedError('a page could not be rendered', { cause: error });
  }

  #nextTry(): number {
    return performance.now() + Math.min(this.#parts.freshMs, RETRY_MS);
  }

  /** Waits for a page; streams it once its posts are late. */
  async #await(
    { reads, started, entry }: PendingRender,
    asked: IncomingHttpHeaders,
  ): Promise<Response> {
    const { streamAfterMs } = this.#parts.limits;
    do {
      const late = timeout(streamAfterMs, undefined, { ref: false });
      const page = await Promise.race([entry, late]);
      if (page) return responseOf(asked, page);
    } while (reads.isComplete());
    return responseOf(asked, await Promise.race([started, entry]));
  }
}

/** Whether a page's headers say that it lacks posts. */
function isLate({ headers }: Response): boolean {
  return headers.get('cache-control') === 'no-store';
}

async function showInput(response: Response, asked: IncomingHttpHeaders): Promise<Response> {
  if (response.body === null) return response;
  const body = Buffer.from(await response.arrayBuffer());
  return fileResponse(asked, await renderedFile(body, response.headers), response.status);
}

function responseOf(asked: IncomingHttpHeaders, page: Entry | Response): Response {
  if (page instanceof Response) return page.clone();
  return fileResponse(asked, page.file, page.status);
}

/** Size of an entry in bytes, with 1,000 for overhead. */
function sizeOf({ file }: Entry, address: string): number {
  const bodies = Object.values(file.bodies).reduce((sum, { length }) => sum + length, 0);
  return 1_000 + address.length + bodies;
}
