import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { plain } from '../terminal/plain.ts';
import { isImageAddress } from './html/address.ts';
import { sanitizePostHtml } from './html/sanitize.ts';
import type { LogFault } from './log-fault.ts';
import { cardSchema, misfits, type Post, type PostCard, postSchema } from './post.ts';

/** A row that is not a post; the message names the post's slug, each field and what was expected. */
export class PostRowError extends Error {
  override readonly name = 'PostRowError';
}

/** A row of a store, by column. */
export type Row = Readonly<Record<string, unknown>>;

interface ReaderOptions {
  /** Called once for each row that is no post, and for each picture that is left out. */
  logFault: LogFault;
  /** The host whose pictures are shown besides the site's own. */
  imageHost?: string | undefined;
}

/** The most faults remembered, which bounds memory. */
const FAULTS_MAX = 1_000;
/** The cache's size, in characters of rows. */
const CACHED_CHARACTERS_MAX = 4_000_000;

/**
 * Parses a store's rows into posts with sanitized HTML. Every store reads through it, so that no page
 * can forget to sanitize.
 */
export class PostReader {
  readonly #options: ReaderOptions;
  readonly #logged = new Set<string>();
  /** By a digest of the row. */
  readonly #cache = new LRUCache<string, { post: Post | undefined }>({
    maxSize: CACHED_CHARACTERS_MAX,
  });

  constructor(options: ReaderOptions) {
    this.#options = options;
  }

  /**
   * The post in a row; undefined where there is none, or a field does not fit. An equal row gives
   * the same object: a row is read for its page, its art and the feeds, and again whenever another
   * post changes.
   */
  one(row: Row | undefined): Post | undefined {
    if (!row) return undefined;
    const text = JSON.stringify(row);
    const key = hash('sha256', text, 'base64');
    const cached = this.#cache.get(key) ?? { post: this.#post(row) };
    this.#cache.set(key, cached, { size: text.length });
    return cached.post;
  }

  /** The posts in those rows that are posts. */
  all(rows: readonly Row[]): Post[] {
    return rows.flatMap((row) => this.one(row) ?? []);
  }

  /** What a list shows of the posts in those rows that are posts. */
  cards(rows: readonly Row[]): PostCard[] {
    return rows.flatMap((row) => {
      const card = this.#fitting(cardSchema, row);
      return card ? [this.#shown(card)] : [];
    });
  }

  #fitting<Fields>(schema: z.ZodType<Fields>, row: Row): Fields | undefined {
    const { data, error } = schema.safeParse(row);
    if (!error) return data;
    const named = `post ${quoted(row['slug'])}: ${misfits(error).join('; ')}`;
    this.#log('a post cannot be shown', new PostRowError(named));
    return undefined;
  }

  #post(row: Row): Post | undefined {
    const post = this.#fitting(postSchema, row);
    if (!post) return undefined;
    const content = sanitizePostHtml(post.content, this.#options.imageHost, (address) =>
      this.#logForeign(post.slug, address),
    );
    return { ...this.#shown(post), content };
  }

  /** Leaves out a picture from another host; the post itself is shown. */
  #shown<Fields extends PostCard>(card: Fields): Fields {
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

/** The start of a row's value, without control characters, for the log. */
function quoted(value: unknown): string {
  return plain((JSON.stringify(value) ?? 'without a slug').slice(0, 200));
}
