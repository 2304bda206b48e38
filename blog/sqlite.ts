import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { z } from 'zod';
import { openDatabase } from '../sqlite/open.ts';
import { inTransaction } from '../sqlite/transaction.ts';
import type { LogFault } from './log-fault.ts';
import { MIGRATIONS } from './migrations.ts';
import { type Article, articleSchema, type Post } from './post.ts';
import { type Posts, RELATED_LIMIT } from './posts.ts';
import { PostReader } from './read-post.ts';

/** What became of an article in the store. */
export type SaveResult = 'added' | 'updated' | 'unchanged';

/** Posts in an SQLite file, with what the firm's commands need beyond reading. */
export interface SqlitePosts extends Posts {
  /** Every post, drafts included, newest first. */
  all(): Post[];
  /** Whether there is no post at all, not even a draft. */
  isEmpty(): boolean;
  /**
   * Adds the article, or gives the post with its slug these fields. Whether a known post is
   * published changes only where the article says otherwise than it did when last saved: what
   * `setPublished` did since holds.
   *
   * @throws ZodError when a field does not fit
   */
  save(article: Article): SaveResult;
  /** Shows or hides a post; false when no post has this slug. */
  setPublished(slug: string, isPublished: boolean): boolean;
  /** The posts that `setPublished` shows or hides against their article, by slug. */
  setAgainstArticle(): { slug: string; isPublished: boolean }[];
  /** Removes a post; false when no post has this slug. */
  delete(slug: string): boolean;
  /** Runs `work` with all its writes on disk, or none if it throws; not to be nested. */
  transaction<Result>(work: () => Result): Result;
}

/** The file that holds the posts inside the data folder. */
export function blogPath(dataDir: string): string {
  return join(dataDir, 'blog.sqlite');
}

/**
 * Opens the posts kept at `path`, making folder and file where missing. Several processes may
 * have the same file open.
 *
 * @param logFault told once of each row that is no post; such a row is left out of lists
 * @throws DatabaseError where the file cannot be used
 */
export function openSqlitePosts(path: string, logFault: LogFault = () => {}): SqlitePosts {
  return openDatabase(path, MIGRATIONS, (database) =>
    sqlitePosts(database, new PostReader(logFault)),
  );
}

function sqlitePosts(database: DatabaseSync, reader: PostReader): SqlitePosts {
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
  const setAgainstArticle = database.prepare(
    `SELECT slug, is_published AS isPublished FROM blog_posts
     WHERE file_published <> is_published ORDER BY slug`,
  );
  const remove = database.prepare('DELETE FROM blog_posts WHERE slug = ?');

  return {
    list: async () => reader.all(published.all().map(fields)),
    bySlug: async (slug) => {
      const row = bySlug.get(slug);
      return row && reader.one(fields(row));
    },
    related: async ({ category, id }) => reader.all(related.all(category, id).map(fields)),
    all: () => reader.all(all.all().map(fields)),
    isEmpty: () => any.get() === undefined,
    save: (article) => {
      const { is_published, ...texts } = articleSchema.parse(article);
      const id = randomUUID();
      const written = upsert.get({ id, ...texts, is_published: Number(is_published) });
      if (!written) return 'unchanged';
      const { id: keptId } = written;
      return keptId === id ? 'added' : 'updated';
    },
    setPublished: (slug, isPublished) => setPublished.run(Number(isPublished), slug).changes > 0,
    setAgainstArticle: () => againstRows.parse(setAgainstArticle.all()),
    delete: (slug) => remove.run(slug).changes > 0,
    transaction: (work) => inTransaction(database, work),
    close: () => database.close(),
  };
}

const againstRows = z.array(
  z.object({ slug: z.string(), isPublished: z.literal([0, 1]).transform((flag) => flag === 1) }),
);

const TEXTS = [
  'title',
  'excerpt',
  'content',
  'category',
  'image_url',
  'author_name',
  'author_title',
  'published_at',
] as const satisfies (keyof Article)[];

/** Writes nothing, and returns no row, when the article said all this when it was last saved. */
const UPSERT = `
  INSERT INTO blog_posts (id, slug, ${TEXTS.join(', ')}, is_published, file_published)
  VALUES (:id, :slug, ${TEXTS.map((field) => `:${field}`).join(', ')}, :is_published, :is_published)
  ON CONFLICT (slug) DO UPDATE SET ${TEXTS.map((field) => `${field} = excluded.${field}`).join(', ')},
    is_published = iif(file_published <> excluded.file_published,
                       excluded.is_published, blog_posts.is_published),
    file_published = excluded.file_published
  WHERE ${[...TEXTS, 'file_published'].map((field) => `blog_posts.${field} IS NOT excluded.${field}`).join(' OR ')}
  RETURNING id`;

function fields({ is_published, ...row }: Record<string, SQLOutputValue>) {
  return { ...row, is_published: is_published === 1 };
}
