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
import { editionOn, type Standing } from './respond/edition.ts';
import { type Located, NOT_FOUND } from './respond/locate-page.ts';
import type { PageReads } from './respond/page-reads.ts';
import { type SiteFile, siteFile } from './site-file.ts';

/** A cached response. */
interface Entry {
  status: number;
  file: SiteFile;
  /** Name of the edition it was rendered in. */
  edition: string;
  /** The day it was rendered for, if it depends on the day. */
  day?: string | undefined;
  /** Whether it shows posts. */
  hasPosts: boolean;
  /** Version of the posts it shows, if their store has versions. */
  version?: string | undefined;
  /** Whether all its posts could be read. */
  isComplete: boolean;
  /** When its posts were read, and until when they are fresh; by `performance.now()`. */
  readAt: number;
  freshUntil: number;
}

/** A page being rendered; requests for it share the result. */
interface Flight {
  /** Resolves once the head is available. */
  started: Promise<Response>;
  /** Unread copy of the body, teed for each client that streams it. */
  body?: Response['body'];
  /** Resolves when complete; to a response without a body if there is nothing to cache. */
  entry: Promise<Entry | Response>;
  /** Abort signals of the waiting clients. */
  signals: AbortSignal[];
}

/** A visitor's request. */
export interface Visitor {
  headers: Headers;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
}

/** Dependencies and limits of the cache. */
export interface CacheParts {
  /** Prerendered pages by address, and the name of the build's edition. */
  built: { pages: ReadonlyMap<string, SiteFile>; edition: string };
  posts: Posts;
  ages: Ages;
  /** The day in Texas, YYYY-MM-DD. */
  today: () => string;
  standings: readonly Standing[];
  limits: Limits;
  /** Cache limit for rendered responses in bytes. */
  maxBytes: number;
  /** Called once for each page that failed. */
  onFault(error: unknown): void;
}

const DAY_MS = 24 * 60 * 60_000;
/** How long to wait for newer posts before serving stale ones; in milliseconds. */
const STALE_WAIT_MS = 150;

/**
 * Responses by address: prerendered ones, and rendered ones cached until the day, edition or
 * posts they depend on change. Concurrent requests for a page share one rendering.
 */
export class ResponseCache {
  readonly #parts: CacheParts;
  readonly #entries: LRUCache<string, Entry>;
  #edition = { day: '', name: '' };
  #recompressing: Promise<void> = Promise.resolve();
  /** By day and address: who asks after midnight does not wait for a page of the day before. */
  readonly #flights = new Map<string, Flight>();
  readonly #queues: Record<'page' | 'drawing' | NonNullable<Located['input']>, RenderQueue>;

  constructor(parts: CacheParts) {
    this.#parts = parts;
    const { limits, maxBytes } = parts;
    this.#entries = new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf });
    // Inputs have no end of addresses: one rendering at a time of each kind, and rests of the same
    // length. Drawings take many times as long as a page.
    const inputs = { ...limits, renderings: 1, rests: true };
    this.#queues = {
      page: new RenderQueue(limits),
      drawing: new RenderQueue({ ...limits, renderings: 1 }),
      answer: new RenderQueue(inputs),
      certificate: new RenderQueue(inputs),
      number: new RenderQueue(inputs),
      form: new RenderQueue(inputs),
    };
  }

  /** Returns the fresh cached file at a request target, if its status is 200. */
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
    return (
      this.#flights.has(this.#flightTo(address)) || (entry !== undefined && this.#isUsable(entry))
    );
  }

  /**
   * Responds with a page: cached, just rendered, or streamed if rendering takes long.
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
    const cached = entry && this.#isUsable(entry) ? entry : undefined;
    if (cached && this.#isFresh(cached)) return responseOf(visitor, cached);
    const flight =
      this.#flights.get(this.#flightTo(page.address)) ?? this.#start(page, reads, render, cached);
    if (cached === undefined) return this.#await(flight, visitor);
    const { freshFor, staleFor } = this.#parts.ages;
    const isStale = performance.now() - cached.readAt < freshFor + staleFor;
    const refreshed = isStale ? undefined : await inTime(flight.entry, STALE_WAIT_MS);
    return responseOf(visitor, refreshed ?? cached);
  }

  #flightTo(address: string): string {
    return `${this.#parts.today()} ${address}`;
  }

  #built(address: string): SiteFile | undefined {
    const { built } = this.#parts;
    return this.#isCurrent(built.edition) ? built.pages.get(address) : undefined;
  }

  /** Whether an edition is today's, which is worked out once a day. */
  #isCurrent(edition: string): boolean {
    const { today, standings } = this.#parts;
    const day = today();
    if (day !== this.#edition.day) this.#edition = { day, name: editionOn(day, standings).name };
    return edition === this.#edition.name;
  }

  /** Whether an entry may be served today, if only as stale. */
  #isUsable({ edition, day, readAt, hasPosts }: Entry): boolean {
    if (!this.#isCurrent(edition) || (day !== undefined && day !== this.#edition.day)) return false;
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
    cached: Entry | undefined,
  ): Flight {
    const { promise: started, resolve, reject } = Promise.withResolvers<Response>();
    const queue = this.#queues[page.route.startsWith('/share/') ? 'drawing' : 'page'];
    const signals: AbortSignal[] = [];
    const name = this.#flightTo(page.address);
    const task = async () => {
      const [readAt, version] = [performance.now(), this.#parts.posts.version()];
      const response = await render(cached !== undefined);
      if (response.body === null) {
        this.#entries.delete(page.address);
        resolve(response);
        return response;
      }
      const [cacheBody, streamBody] = response.body.tee();
      flight.body = streamBody;
      resolve(response);
      const body = Buffer.from(await new Response(cacheBody).arrayBuffer());
      // The head was sent before all posts were read: render again for the cache.
      const needsRerender = response.headers.get('cache-control') === 'no-store' && response.ok;
      const rerendered = needsRerender ? await render(true) : undefined;
      const { status, headers } = rerendered ?? response;
      const finalBody = rerendered ? Buffer.from(await rerendered.arrayBuffer()) : body;
      return this.#store(
        page,
        cached,
        {
          ...{ status, edition: reads.edition.name, readAt, version },
          ...{ day: reads.used.day ? reads.today() : undefined, hasPosts: reads.used.posts },
          isComplete: reads.isComplete(),
          freshUntil: readAt + this.#parts.ages.freshFor,
          file: await fileOf(finalBody, headers),
        },
        finalBody,
      );
    };
    const isNeeded = () => cached !== undefined || signals.some(({ aborted }) => !aborted);
    const entry = queue
      .run(task, isNeeded)
      .catch((error: unknown) => {
        const loggedError = this.#logFailure(error, cached);
        reject(loggedError);
        throw loggedError;
      })
      .finally(() => this.#flights.delete(name));
    // Avoids unhandled rejections: a background refresh has no waiting client.
    for (const promise of [entry, started]) promise.catch(() => {});
    const flight: Flight = { started, entry, signals };
    this.#flights.set(name, flight);
    return flight;
  }

  /** Caches a response, unless it lacks posts that a cached one has, or is a 404 of its own. */
  #store({ address }: Located, cached: Entry | undefined, entry: Entry, body: Buffer): Entry {
    const retryAt = performance.now() + this.#parts.ages.retryAfter;
    if (!entry.isComplete || entry.status >= 500) {
      if (cached?.isComplete) {
        cached.freshUntil = retryAt;
        return cached;
      }
      Object.assign(entry, { freshUntil: retryAt, version: undefined });
    }
    const isShared = entry.status === 404 && SHARED_404.includes(address);
    if (entry.status === 404 && !isShared) this.#entries.delete(address);
    else this.#entries.set(address, entry);
    if (!entry.hasPosts) this.#recompress(address, entry, body);
    return entry;
  }

  /**
   * Recompresses a response without posts at the best quality, in the background and one at a time.
   */
  #recompress(address: string, entry: Entry, body: Buffer): void {
    this.#recompressing = this.#recompressing.then(async () => {
      entry.file = await bestOf(entry.file, body);
      // Set again, since its size is smaller.
      if (this.#entries.peek(address) === entry) this.#entries.set(address, entry);
    });
  }

  /** Logs an error once, and delays the next try if there is a cached response. */
  #logFailure(error: unknown, cached: Entry | undefined): unknown {
    if (error instanceof QueueFullError || error instanceof AbandonedError) return error;
    if (cached) cached.freshUntil = performance.now() + this.#parts.ages.retryAfter;
    if (error instanceof LoggedError) return error;
    this.#parts.onFault(error);
    return new LoggedError('a page could not be rendered', { cause: error });
  }

  async #await(flight: Flight, visitor: Visitor): Promise<Response> {
    flight.signals.push(visitor.signal);
    const { streamAfterMs } = this.#parts.limits;
    const entry = await Promise.race([
      flight.entry,
      timeout(streamAfterMs, undefined, { ref: false }),
    ]);
    if (entry) return responseOf(visitor, entry);
    const response = await flight.started;
    if (!flight.body) return response;
    const [body, streamBody] = flight.body.tee();
    flight.body = streamBody;
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

/** 404 addresses that stand for all others, so their responses can be cached. */
const SHARED_404 = [NOT_FOUND.address, NO_POST_PATH];

function responseOf({ headers }: Visitor, entry: Entry | Response): Response {
  if (entry instanceof Response) return new Response(null, entry);
  return fileResponse(headers, entry.file, entry.status);
}

async function fileOf(body: Buffer, headers: Headers): Promise<SiteFile> {
  const ownHeaders = Object.fromEntries(headers);
  return siteFile(
    body,
    ownHeaders,
    isCompressible(ownHeaders['content-type'] ?? '') ? await compressed(body) : {},
  );
}

/** Compresses a file at the best quality, which takes a hundred times as long. */
async function bestOf({ headers, variants }: SiteFile, body: Buffer): Promise<SiteFile> {
  if (!variants.br) return { headers, variants };
  const { br, gzip } = COMPRESSIONS;
  return siteFile(body, headers, { br: await br.compress(body), gzip: await gzip.compress(body) });
}

/** Size of a cache entry in bytes, with 1,000 for overhead. */
function sizeOf({ file }: Entry, address: string): number {
  const bodies = Object.values(file.variants).reduce((sum, { body }) => sum + body.length, 0);
  return 1_000 + address.length + bodies;
}
