import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { plain } from '../base/terminal/plain.ts';
import { isImageAddress } from './html/address.ts';
import { sanitizePostHtml } from './html/sanitize.ts';
import type { LogFault } from './log-fault.ts';
import { cardSchema, issueLines, type Post, type PostCard, postSchema } from './post.ts';

/** An invalid row; the message names the slug, each field and what was expected. */
export class PostRowError extends Error {
  override readonly name = 'PostRowError';
}

/** A row of a store, by column. */
export type Row = Readonly<Record<string, unknown>>;

interface ReaderOptions {
  /** Called once for each invalid row and removed picture. */
  logFault: LogFault;
  /** Further host allowed for pictures. */
  imageHost?: string | undefined;
}

/** Maximum errors logged, to bound memory. */
const FAULTS_MAX = 1_000;
/** Cache limit, in characters of rows. */
const CACHED_CHARACTERS_MAX = 4_000_000;

/**
 * Converts rows to posts with sanitized HTML. Every store reads through it, so none can skip
 * sanitizing.
 */
export class PostReader {
  readonly #options: ReaderOptions;
  readonly #logged = new Set<string>();
  /** Key: SHA-256 of the row. */
  readonly #cache = new LRUCache<string, { post: Post | undefined }>({
    maxSize: CACHED_CHARACTERS_MAX,
  });

  constructor(options: ReaderOptions) {
    this.#options = options;
  }

  /**
   * Converts a row; undefined if missing or invalid. Cached by content: a row is read for its page,
   * art and feeds, and again after other posts change.
   */
  one(row: Row | undefined): Post | undefined {
    if (!row) return undefined;
    const text = JSON.stringify(row);
    const key = hash('sha256', text, 'base64');
    const cached = this.#cache.get(key) ?? { post: this.#post(row) };
    this.#cache.set(key, cached, { size: text.length });
    return cached.post;
  }

  /** Converts rows; skips invalid ones. */
  all(rows: readonly Row[]): Post[] {
    return rows.flatMap((row) => this.one(row) ?? []);
  }

  /** Converts rows to cards; skips invalid ones. */
  cards(rows: readonly Row[]): PostCard[] {
    return rows.flatMap((row) => {
      const card = this.#parse(cardSchema, row);
      return card ? [this.#withAllowedPicture(card)] : [];
    });
  }

  #parse<Fields>(schema: z.ZodType<Fields>, row: Row): Fields | undefined {
    const { data, error } = schema.safeParse(row);
    if (!error) return data;
    const named = `post ${quoted(row['slug'])}: ${issueLines(error).join('; ')}`;
    this.#log('a post cannot be shown', new PostRowError(named));
    return undefined;
  }

  #post(row: Row): Post | undefined {
    const post = this.#parse(postSchema, row);
    if (!post) return undefined;
    const content = sanitizePostHtml(post.content, this.#options.imageHost, (address) =>
      this.#logForeign(post.slug, address),
    );
    return { ...this.#withAllowedPicture(post), content };
  }

  /** Removes a picture from another host. */
  #withAllowedPicture<Fields extends PostCard>(card: Fields): Fields {
    if (card.image_url === null || isImageAddress(card.image_url, this.#options.imageHost)) {
      return card;
    }
    this.#logForeign(card.slug, card.image_url);
    return { ...card, image_url: null };
  }

  #logForeign(slug: string, address: string): void {
    this.#log(
      'a picture is left out, for it is neither the site’s nor of IMAGE_HOST',
      new PostRowError(`post ${quoted(slug)}: ${quoted(address)}`),
    );
  }

  #log(what: string, error: PostRowError): void {
    const key = `${what} ${error.message}`;
    if (this.#logged.has(key) || this.#logged.size === FAULTS_MAX) return;
    this.#logged.add(key);
    this.#options.logFault(what, error);
  }
}

/** A value's first 200 characters as JSON, safe for terminals. */
function quoted(value: unknown): string {
  return plain((JSON.stringify(value) ?? 'without a slug').slice(0, 200));
}
