import { randomUUID } from 'node:crypto';
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { z } from 'zod';
import { texasToday } from '../../../calendar/texas-time.ts';
import { openDatabase } from '../../../sqlite/open.ts';
import { inTransaction } from '../../../sqlite/transaction.ts';
import type { LogFault } from '../../log-fault.ts';
import { type Article, articleSchema, daySchema, type Manuscript } from '../../post.ts';
import type { PostStore, SaveResult } from '../../post-store.ts';
import { FEED_SIZE, PAGE_SIZE, RELATED_LIMIT } from '../../posts.ts';
import { PostReader } from '../../read-post.ts';
import { MIGRATIONS } from './migrations.ts';

interface OpenOptions {
  logFault?: LogFault;
  /** See `PostReader`. */
  imageHost?: string | undefined;
  /** The day in Texas, YYYY-MM-DD. */
  today?: () => string;
}

/**
 * Opens the posts kept at `path`; see `PostStore`.
 *
 * @throws DatabaseError where the file cannot be used
 */
export function openSqlitePosts(path: string, options: OpenOptions = {}): PostStore {
  return openDatabase(path, MIGRATIONS, (database) => postsIn(database, options));
}

const CARD =
  'id, slug, title, excerpt, category, image_url, author_name, author_title, published_at, is_published';
const SHOWN = 'is_published = 1 AND published_at <= :today';
const NEWEST_FIRST = 'ORDER BY published_at DESC, slug';

/** The first category after that one. */
const categoryAfter = (category: string) =>
  `SELECT category FROM blog_posts WHERE category > ${category} AND ${SHOWN}
   ORDER BY category LIMIT 1`;

function postsIn(
  database: DatabaseSync,
  { logFault = () => {}, imageHost, today = texasToday }: OpenOptions,
): PostStore {
  const reader = new PostReader({ logFault, imageHost });
  const page = `${NEWEST_FIRST} LIMIT ${PAGE_SIZE + 1} OFFSET :offset`;
  const every = database.prepare(`SELECT ${CARD} FROM blog_posts WHERE ${SHOWN} ${page}`);
  const ofCategory = database.prepare(
    `SELECT ${CARD} FROM blog_posts WHERE category = :category AND ${SHOWN} ${page}`,
  );
  const categories = database.prepare(
    // One step in the index for each category, not one for each post.
    `WITH RECURSIVE each (category) AS (
       SELECT (${categoryAfter("''")})
       UNION ALL SELECT (${categoryAfter('each.category')}) FROM each WHERE category IS NOT NULL
     ) SELECT category FROM each WHERE category IS NOT NULL`,
  );
  const bySlug = database.prepare(`SELECT * FROM blog_posts WHERE slug = :slug AND ${SHOWN}`);
  const related = database.prepare(
    `SELECT ${CARD} FROM blog_posts WHERE category = :category AND ${SHOWN} AND id <> :id
     ${NEWEST_FIRST} LIMIT ${RELATED_LIMIT}`,
  );
  const older = database.prepare(
    `SELECT slug, title FROM blog_posts
     WHERE is_published = 1 AND published_at <= min(:day, :today)
       AND (published_at < :day OR slug > :slug)
     ${NEWEST_FIRST} LIMIT 1`,
  );
  const newer = database.prepare(
    `SELECT slug, title FROM blog_posts
     WHERE ${SHOWN} AND published_at >= :day AND (published_at > :day OR slug < :slug)
     ORDER BY published_at, slug DESC LIMIT 1`,
  );
  const latest = database.prepare(
    `SELECT * FROM blog_posts WHERE ${SHOWN} ${NEWEST_FIRST} LIMIT ${FEED_SIZE}`,
  );
  const picture = database.prepare(
    `SELECT p.content FROM blog_pictures AS p JOIN blog_posts ON blog_posts.id = p.post_id
     WHERE p.name = :name AND ${SHOWN}`,
  );
  const all = database.prepare(`SELECT ${CARD} FROM blog_posts ${NEWEST_FIRST}`);
  const stored = database.prepare('SELECT * FROM blog_posts WHERE slug = ?');
  const pictures = database.prepare(
    'SELECT name, content FROM blog_pictures WHERE post_id = ? ORDER BY name',
  );
  const any = database.prepare('SELECT 1 FROM blog_posts LIMIT 1');
  const upsert = database.prepare(UPSERT);
  const addPicture = database.prepare(
    'INSERT INTO blog_pictures (name, post_id, content) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const removeOthers = database.prepare(
    `DELETE FROM blog_pictures
     WHERE post_id = ? AND name NOT IN (SELECT value FROM json_each(?))`,
  );
  const setPublished = database.prepare('UPDATE blog_posts SET is_published = ? WHERE slug = ?');
  const schedule = database.prepare(
    'UPDATE blog_posts SET published_at = ?, is_published = 1 WHERE slug = ?',
  );
  const setAgainstArticle = database.prepare(
    `SELECT slug, is_published AS isPublished,
       iif(published_at <> file_published_at, published_at, NULL) AS scheduledFor
     FROM blog_posts
     WHERE is_published <> file_published OR published_at <> file_published_at ORDER BY slug`,
  );
  const remove = database.prepare('DELETE FROM blog_posts WHERE slug = ?');

  const isEmpty = () => any.get() === undefined;
  const save = ({ article, pictures }: Manuscript): SaveResult => {
    const { is_published, ...texts } = articleSchema.parse(article);
    const id = randomUUID();
    const written = upsert.get({ id, ...texts, is_published: Number(is_published) });
    if (!written) return 'unchanged';
    const { id: keptId } = withId.parse(written);
    removeOthers.run(keptId, JSON.stringify(pictures.map(({ name }) => name)));
    for (const { name, content } of pictures) addPicture.run(name, keptId, content);
    return keptId === id ? 'added' : 'updated';
  };
  return {
    list: async ({ category, page }) => {
      const place = { today: today(), offset: (page - 1) * PAGE_SIZE };
      const rows =
        category === undefined ? every.all(place) : ofCategory.all({ category, ...place });
      return {
        posts: reader.cards(rows.slice(0, PAGE_SIZE).map(fields)),
        hasOlder: rows.length > PAGE_SIZE,
      };
    },
    categories: async () => {
      const rows = z
        .array(z.object({ category: z.string() }))
        .parse(categories.all({ today: today() }));
      return rows.map(({ category }) => category);
    },
    bySlug: async (slug) => reader.one(fieldsOf(bySlug.get({ slug, today: today() }))),
    related: async ({ category, id }) =>
      reader.cards(related.all({ category, id, today: today() }).map(fields)),
    neighbours: async ({ slug, published_at: day }) => {
      const place = { slug, day, today: today() };
      return { newer: link.parse(newer.get(place)), older: link.parse(older.get(place)) };
    },
    latest: async () => reader.all(latest.all({ today: today() }).map(fields)),
    picture: async (name) => content.parse(picture.get({ name, today: today() }))?.content,
    all: async () => reader.cards(all.all().map(fields)),
    draft: async (slug) => reader.one(fieldsOf(stored.get(slug))),
    manuscript: async (slug) => {
      const row = stored.get(slug);
      if (!row) return undefined;
      const { id, ...article } = storedRow.parse(fields(row));
      return { article, pictures: pictureRows.parse(pictures.all(id)) };
    },
    isEmpty: async () => isEmpty(),
    save: async (manuscripts) => inTransaction(database, () => manuscripts.map(save)),
    seed: async (manuscripts) =>
      inTransaction(database, () => (isEmpty() ? manuscripts.map(save).length : 0)),
    setPublished: async (slug, isPublished) =>
      setPublished.run(Number(isPublished), slug).changes > 0,
    schedule: async (slug, day) => schedule.run(daySchema.parse(day), slug).changes > 0,
    setAgainstArticle: async () => againstRows.parse(setAgainstArticle.all()),
    delete: async (slug) => remove.run(slug).changes > 0,
    close: () => database.close(),
  };
}

const withId = z.object({ id: z.string() });
const storedRow = z.object({ id: z.string(), ...articleSchema.unwrap().shape });
const bytes = z.instanceof(Uint8Array);
const content = z.object({ content: bytes }).optional();
const pictureRows = z.array(z.object({ name: z.string(), content: bytes }));
const link = z.object({ slug: z.string(), title: z.string() }).optional();

const againstRows = z.array(
  z.object({
    slug: z.string(),
    isPublished: z.literal([0, 1]).transform((flag) => flag === 1),
    scheduledFor: z
      .string()
      .nullable()
      .transform((day) => day ?? undefined),
  }),
);

const TEXTS = [
  'title',
  'excerpt',
  'content',
  'category',
  'image_url',
  'author_name',
  'author_title',
] as const satisfies (keyof Article)[];

/** What commands change too, each with the column for what the article said when last saved. */
const SET_BY_BOTH = { is_published: 'file_published', published_at: 'file_published_at' };
const [BOTH, SAID] = [Object.keys(SET_BY_BOTH), Object.values(SET_BY_BOTH)];

/** Writes nothing, and returns no row, when the article said all this when it was last saved. */
const UPSERT = `
  INSERT INTO blog_posts (id, slug, ${[...TEXTS, ...BOTH, ...SAID].join(', ')})
  VALUES (:id, :slug, ${[...TEXTS, ...BOTH, ...BOTH].map((field) => `:${field}`).join(', ')})
  ON CONFLICT (slug) DO UPDATE SET
    ${[...TEXTS, ...SAID].map((field) => `${field} = excluded.${field}`).join(', ')},
    ${Object.entries(SET_BY_BOTH)
      .map(
        ([field, said]) =>
          `${field} = iif(${said} <> excluded.${said}, excluded.${field}, blog_posts.${field})`,
      )
      .join(', ')}
  WHERE ${[...TEXTS, ...SAID].map((field) => `blog_posts.${field} IS NOT excluded.${field}`).join(' OR ')}
  RETURNING id`;

function fields({ is_published, ...row }: Record<string, SQLOutputValue>) {
  return { ...row, is_published: is_published === 1 };
}

function fieldsOf(row: Record<string, SQLOutputValue> | undefined) {
  return row && fields(row);
}
