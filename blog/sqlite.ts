import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { migrate } from './migrations.ts';
import { type Article, articleSchema, type Post } from './post.ts';
import { type Posts, RELATED_LIMIT } from './posts.ts';
import { readPost } from './read-post.ts';

/** How long a write waits for another process's write, in milliseconds. */
const BUSY_TIMEOUT = 5000;

export type SaveResult = 'added' | 'updated' | 'unchanged';

/** Posts in an SQLite file, with what the firm's commands need beyond reading. */
export interface SqlitePosts extends Posts {
  /** Every post, drafts included, newest first. */
  all(): Post[];
  /** Whether there is no post at all, not even a draft. */
  isEmpty(): boolean;
  /** Adds the article, or gives the post with its slug these fields; throws ZodError when one does not fit. */
  save(article: Article): SaveResult;
  /** Shows or hides a post; false when no post has this slug. */
  setPublished(slug: string, isPublished: boolean): boolean;
  /** Runs `work` with all its writes on disk, or none if it throws; not to be nested. */
  transaction<Result>(work: () => Result): Result;
}

/** A file that cannot hold posts; the message names it and the reason. */
export class PostStoreError extends Error {
  override readonly name = 'PostStoreError';
}

/**
 * Opens the file, made with its folder when missing, and brings its tables up to
 * date. Several processes may have it open.
 * Throws PostStoreError when the file is no database, is another's, cannot be
 * opened, or comes from a newer release.
 */
export function openSqlitePosts(path: string): SqlitePosts {
  let database: DatabaseSync | undefined;
  try {
    mkdirSync(dirname(path), { recursive: true });
    database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT });
    return sqlitePosts(database);
  } catch (error) {
    database?.close();
    const reason = error instanceof Error ? error.message : String(error);
    throw new PostStoreError(`${path}: ${reason}`, { cause: error });
  }
}

function sqlitePosts(database: DatabaseSync): SqlitePosts {
  // FULL: a post that was acknowledged survives a power cut; NORMAL in WAL mode does not promise that.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');

  const transaction: SqlitePosts['transaction'] = (work) => {
    database.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      database.exec('COMMIT');
      return result;
    } catch (error) {
      // SQLite has already rolled back after some errors, a full disk among them.
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  };
  transaction(() => migrate(database));

  const all = database.prepare('SELECT * FROM blog_posts ORDER BY published_at DESC, slug');
  const any = database.prepare('SELECT 1 FROM blog_posts LIMIT 1');
  const published = database.prepare(
    'SELECT * FROM blog_posts WHERE is_published = 1 ORDER BY published_at DESC, slug',
  );
  const bySlug = database.prepare('SELECT * FROM blog_posts WHERE slug = ? AND is_published = 1');
  const related = database.prepare(
    `SELECT * FROM blog_posts WHERE category = ? AND is_published = 1 AND id <> ?
     ORDER BY published_at DESC, slug LIMIT ${RELATED_LIMIT}`,
  );
  const upsert = database.prepare(UPSERT);
  const setPublished = database.prepare('UPDATE blog_posts SET is_published = ? WHERE slug = ?');

  return {
    list: async () => published.all().map(fromRow),
    bySlug: async (slug) => {
      const row = bySlug.get(slug);
      return row && fromRow(row);
    },
    related: async ({ category, id }) => related.all(category, id).map(fromRow),
    all: () => all.all().map(fromRow),
    isEmpty: () => any.get() === undefined,
    save: (article) => {
      const { is_published, ...fields } = articleSchema.parse(article);
      const id = randomUUID();
      const written = upsert.get({ id, ...fields, is_published: Number(is_published) });
      if (!written) return 'unchanged';
      const { id: keptId } = written;
      return keptId === id ? 'added' : 'updated';
    },
    setPublished: (slug, isPublished) => setPublished.run(Number(isPublished), slug).changes > 0,
    transaction,
    close: () => database.close(),
  };
}

const FIELDS = [
  'title',
  'excerpt',
  'content',
  'category',
  'image_url',
  'author_name',
  'author_title',
  'published_at',
  'is_published',
] as const satisfies (keyof Article)[];

/** Writes nothing, and returns no row, when the post already says all this. */
const UPSERT = `
  INSERT INTO blog_posts (id, slug, ${FIELDS.join(', ')})
  VALUES (:id, :slug, ${FIELDS.map((field) => `:${field}`).join(', ')})
  ON CONFLICT (slug) DO UPDATE SET ${FIELDS.map((field) => `${field} = excluded.${field}`).join(', ')}
  WHERE ${FIELDS.map((field) => `blog_posts.${field} IS NOT excluded.${field}`).join(' OR ')}
  RETURNING id`;

function fromRow({ is_published, ...row }: Record<string, SQLOutputValue>): Post {
  return readPost({ ...row, is_published: is_published === 1 });
}
