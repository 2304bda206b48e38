import type { LogFault } from './log-fault.ts';
import { type Post, postSchema } from './post.ts';
import { sanitizePostHtml } from './sanitize.ts';

/** A row that is not a post; the message names the post's slug, each field and what was expected. */
export class PostRowError extends Error {
  override readonly name = 'PostRowError';
}

/** A row of a store, by column. */
type Row = Readonly<Record<string, unknown>>;

/**
 * Makes posts of a store's rows, their HTML sanitized: every store reads through one of these, so
 * that no page can forget to. It remembers what it sanitized, by post, for the same rows are read
 * again and again.
 */
export class PostReader {
  readonly #logFault: LogFault;
  readonly #logged = new Set<string>();
  readonly #clean = new Map<string, { html: string; content: string }>();

  /** `logFault` is told of each row that is no post, once. */
  constructor(logFault: LogFault) {
    this.#logFault = logFault;
  }

  /**
   * The post in a row.
   *
   * @throws PostRowError when a field does not fit
   */
  one(row: Row): Post {
    const { data, error } = postSchema.safeParse(row);
    if (!error) return { ...data, content: this.#sanitized(data) };
    const problems = error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    const message = `post ${JSON.stringify(row['slug'])}: ${problems.join('; ')}`;
    const unreadable = new PostRowError(message);
    if (!this.#logged.has(message)) {
      this.#logged.add(message);
      this.#logFault('a post cannot be shown', unreadable);
    }
    throw unreadable;
  }

  /** The posts in those rows that are posts. */
  all(rows: readonly Row[]): Post[] {
    return rows.flatMap((row) => {
      try {
        return [this.one(row)];
      } catch (error) {
        if (error instanceof PostRowError) return [];
        throw error;
      }
    });
  }

  #sanitized({ id, content: html }: Post): string {
    const known = this.#clean.get(id);
    if (known?.html === html) return known.content;
    const content = sanitizePostHtml(html);
    this.#clean.set(id, { html, content });
    return content;
  }
}
