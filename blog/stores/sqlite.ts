import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { z } from 'zod';
import { openDatabase } from '../../sqlite/open.ts';
import { inTransaction } from '../../sqlite/transaction.ts';
import type { LogFault } from '../log-fault.ts';
import { type Article, articleSchema } from '../post.ts';
import type { PostStore, SaveResult, StoreKind } from '../post-store.ts';
import { RELATED_LIMIT } from '../posts.ts';
import { PostReader } from '../read-post.ts';
import { MIGRATIONS } from './sqlite-migrations.ts';

/** The file that holds the posts inside the data folder. */
export function blogPath(dataDir: string): string {
  return join(dataDir, 'blog.sqlite');
}

/** Posts in an SQLite file of the data folder, made with its folder where missing. Several processes may have it open. */
export const sqlitePosts: StoreKind = {
  isAsked: () => true,
  place: ({ DATA_DIR }) => blogPath(DATA_DIR),
  open: (settings, logFault) => openSqlitePosts(sqlitePosts.place(settings), logFault),
};

/**
 * Opens the posts kept at `path`; see `StoreKind`.
 *
 * @throws DatabaseError where the file cannot be used
 */
export function openSqlitePosts(path: string, logFault: LogFault = () => {}): PostStore {
  return openDatabase(path, MIGRATIONS, (database) => postsIn(database, new PostReader(logFault)));
}

function postsIn(database: DatabaseSync, reader: PostReader): PostStore {
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

  const isEmpty = () => any.get() === undefined;
  const save = (article: Article): SaveResult => {
    const { is_published, ...texts } = articleSchema.parse(article);
    const id = randomUUID();
    const written = upsert.get({ id, ...texts, is_published: Number(is_published) });
    if (!written) return 'unchanged';
    const { id: keptId } = written;
    return keptId === id ? 'added' : 'updated';
  };
  return {
    list: async () => reader.all(published.all().map(fields)),
    bySlug: async (slug) => {
      const row = bySlug.get(slug);
      return row && reader.one(fields(row));
    },
    related: async ({ category, id }) => reader.all(related.all(category, id).map(fields)),
    all: async () => reader.all(all.all().map(fields)),
    isEmpty: async () => isEmpty(),
    save: async (articles) => inTransaction(database, () => articles.map(save)),
    seed: async (articles) =>
      inTransaction(database, () => (isEmpty() ? articles.map(save).length : 0)),
    setPublished: async (slug, isPublished) =>
      setPublished.run(Number(isPublished), slug).changes > 0,
    setAgainstArticle: async () => againstRows.parse(setAgainstArticle.all()),
    delete: async (slug) => remove.run(slug).changes > 0,
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
