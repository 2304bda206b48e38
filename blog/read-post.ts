import type { z } from 'zod';
import { plain } from '../terminal/plain.ts';
import { isImageAddress } from './html/address.ts';
import { RememberedTexts } from './html/remembered-texts.ts';
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
  /** Told of each row that is no post, and of each picture that is left out, once. */
  logFault: LogFault;
  /** The host whose pictures are shown besides the site's own. */
  imageHost?: string | undefined;
}

/** So many are remembered as told: a table full of them must not fill the memory. */
const MOST_REMEMBERED = 1_000;
/** Of rows whose posts are remembered. */
const MOST_CHARACTERS = 4_000_000;

/**
 * Makes posts of a store's rows, their HTML sanitized: every store reads through one of these, so
 * that no page can forget to.
 */
export class PostReader {
  readonly #options: ReaderOptions;
  readonly #told = new Set<string>();
  readonly #remembered = new RememberedTexts<Post | undefined>(MOST_CHARACTERS);

  constructor(options: ReaderOptions) {
    this.#options = options;
  }

  /**
   * The post in a row; undefined where there is none, or a field does not fit. The same object as
   * before where the row says the same: it is read for its page, its art and the feeds, and again
   * whenever another post changes.
   */
  one(row: Row | undefined): Post | undefined {
    return row && this.#remembered.get(JSON.stringify(row), () => this.#post(row));
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
    this.#tell('a post cannot be shown', new PostRowError(named));
    return undefined;
  }

  #post(row: Row): Post | undefined {
    const post = this.#fitting(postSchema, row);
    if (!post) return undefined;
    const content = sanitizePostHtml(post.content, this.#options.imageHost, (address) =>
      this.#tellOfForeign(post.slug, address),
    );
    return { ...this.#shown(post), content };
  }

  /** A picture that visitors may not be sent to is left out; the post stands. */
  #shown<Fields extends PostCard>(card: Fields): Fields {
    if (card.image_url === null || isImageAddress(card.image_url, this.#options.imageHost)) {
      return card;
    }
    this.#tellOfForeign(card.slug, card.image_url);
    return { ...card, image_url: null };
  }

  #tellOfForeign(slug: string, address: string): void {
    this.#tell(
      'a picture is left out, for it is neither the site’s nor of IMAGE_HOST',
      new PostRowError(`post ${quoted(slug)}: ${quoted(address)}`),
    );
  }

  #tell(what: string, error: PostRowError): void {
    const key = `${what} ${error.message}`;
    if (this.#told.has(key) || this.#told.size === MOST_REMEMBERED) return;
    this.#told.add(key);
    this.#options.logFault(what, error);
  }
}

/** The beginning of what a row holds, for a log that may be read on a terminal. */
function quoted(value: unknown): string {
  return plain((JSON.stringify(value) ?? 'without a slug').slice(0, 200));
}
