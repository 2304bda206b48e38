import type { z } from 'zod';
import { plain } from '../base/terminal/plain.ts';
import { isImageAddress } from './html/address.ts';
import { sanitizePostHtml } from './html/sanitize.ts';
import { cardSchema, type Post, type PostCard, postSchema, storedSchema } from './post.ts';

/**
 * Logs an error that the site recovers from.
 *
 * @param what the failure, in words without visitor input
 */
export type ReportError = (what: string, error: unknown) => void;

/** Thrown for an invalid row; the message names the slug, each invalid field and the expectation. */
export class PostRowError extends Error {
  override readonly name = 'PostRowError';
}

/** A row of a store, by column. */
export type Row = Readonly<Record<string, unknown>>;

export interface ReaderOptions {
  /** Called for each invalid row and removed picture, at each read. */
  reportError?: ReportError;
  /** Further host allowed for pictures. */
  imageHost?: string | undefined;
}

/**
 * Converts rows to posts with sanitized HTML, and skips invalid rows. Every store reads through it, so
 * that no store can skip sanitizing.
 */
export class PostReader {
  readonly #reportError: ReportError;
  readonly #imageHost: string | undefined;

  constructor({ reportError = () => {}, imageHost }: ReaderOptions) {
    this.#reportError = reportError;
    this.#imageHost = imageHost;
  }

  posts(rows: readonly Row[]): Post[] {
    return this.#parse(postSchema, rows).map((post) => ({
      ...this.#withAllowedPicture(post),
      content: sanitizePostHtml(post.content, this.#imageHost, (address) =>
        this.#logForeign(post.slug, address),
      ),
    }));
  }

  cards(rows: readonly Row[]): PostCard[] {
    return this.#parse(cardSchema, rows).map((card) => this.#withAllowedPicture(card));
  }

  /** The posts with unsanitized HTML, as stored. */
  unsanitized(rows: readonly Row[]) {
    return this.#parse(storedSchema, rows);
  }

  #parse<Fields>(schema: z.ZodType<Fields>, rows: readonly Row[]): Fields[] {
    return rows.flatMap((row) => {
      const { data, error } = schema.safeParse(row);
      if (!error) return [data];
      const issues = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
      const named = `post ${quoted(row['slug'])}: ${issues.join('; ')}`;
      this.#reportError('a post cannot be shown', new PostRowError(named));
      return [];
    });
  }

  /** Removes a picture from another host. */
  #withAllowedPicture<Fields extends PostCard>(card: Fields): Fields {
    if (card.image_url === null || isImageAddress(card.image_url, this.#imageHost)) return card;
    this.#logForeign(card.slug, card.image_url);
    return { ...card, image_url: null };
  }

  #logForeign(slug: string, address: string): void {
    this.#reportError(
      'a picture is left out, for it is neither the site’s nor of IMAGE_HOST',
      new PostRowError(`post ${quoted(slug)}: ${quoted(address)}`),
    );
  }
}

/** The first 200 characters of a value as JSON, safe for terminals. */
function quoted(value: unknown): string {
  return plain((JSON.stringify(value) ?? 'without a slug').slice(0, 200));
}
