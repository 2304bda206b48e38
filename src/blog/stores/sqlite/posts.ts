import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { z } from 'zod';
import { CARD_COLUMNS } from '../../post.ts';
import { FEED_SIZE, PAGE_SIZE, type Posts, RELATED_LIMIT } from '../../posts.ts';
import type { PostReader, Row } from '../../read-post.ts';

/** Order of all lists. */
export const NEWEST_FIRST = 'ORDER BY published_at DESC, slug';
const SHOWN = 'is_published = 1 AND published_at <= :today';
const CARDS = `SELECT ${CARD_COLUMNS} FROM blog_posts WHERE ${SHOWN}`;
const WHOLE = `SELECT * FROM blog_posts WHERE ${SHOWN}`;
const PAGE = `${NEWEST_FIRST} LIMIT ${PAGE_SIZE + 1} OFFSET :offset`;

/** Selects the next category in order. */
const categoryAfter = (category: string) =>
  `SELECT category FROM blog_posts WHERE category > ${category} AND ${SHOWN}
   ORDER BY category LIMIT 1`;

const categoryRows = z.array(z.object({ category: z.string() }));
const pictureRow = z.object({ content: z.instanceof(Uint8Array) }).optional();
const versionRow = z.object({ own: z.number(), others: z.number() });
const link = z.object({ slug: z.string(), title: z.string() }).optional();

/**
 * Read access to the posts in a database; `close` closes it.
 *
 * @param today the day in Texas, YYYY-MM-DD
 */
export function postsIn(database: DatabaseSync, reader: PostReader, today: () => string): Posts {
  const every = database.prepare(`${CARDS} ${PAGE}`);
  const ofCategory = database.prepare(`${CARDS} AND category = :category ${PAGE}`);
  // One index lookup per category, not per post.
  const categories = database.prepare(`
    WITH RECURSIVE each (category) AS (
      SELECT (${categoryAfter("''")})
      UNION ALL SELECT (${categoryAfter('each.category')}) FROM each WHERE category IS NOT NULL
    ) SELECT category FROM each WHERE category IS NOT NULL`);
  const bySlug = database.prepare(`${WHOLE} AND slug = :slug`);
  const related = database.prepare(
    `${CARDS} AND category = :category AND id <> :id ${NEWEST_FIRST} LIMIT ${RELATED_LIMIT}`,
  );
  // One upper bound: SQLite seeks in the index by the first.
  const older = database.prepare(`
    SELECT slug, title FROM blog_posts
    WHERE is_published = 1 AND published_at <= min(:day, :today)
      AND (published_at < :day OR slug > :slug)
    ${NEWEST_FIRST} LIMIT 1`);
  const newer = database.prepare(`
    SELECT slug, title FROM blog_posts
    WHERE ${SHOWN} AND published_at >= :day AND (published_at > :day OR slug < :slug)
    ORDER BY published_at, slug DESC LIMIT 1`);
  const latest = database.prepare(`${WHOLE} ${NEWEST_FIRST} LIMIT ${FEED_SIZE}`);
  const picture = database.prepare(`
    SELECT p.content FROM blog_pictures AS p JOIN blog_posts ON blog_posts.id = p.post_id
    WHERE p.name = :name AND ${SHOWN}`);
  // `own` changes with what this connection writes, `others` with what other connections do.
  const version = database.prepare(
    'SELECT total_changes() AS own, data_version AS others FROM pragma_data_version',
  );

  return {
    list: async ({ category, page }) => {
      const place = { today: today(), offset: (page - 1) * PAGE_SIZE };
      const found =
        category === undefined ? every.all(place) : ofCategory.all({ category, ...place });
      return {
        posts: reader.cards(found.slice(0, PAGE_SIZE).map(rowOf)),
        hasOlder: found.length > PAGE_SIZE,
      };
    },
    categories: async () => {
      const found = categoryRows.parse(categories.all({ today: today() }));
      return found.map(({ category }) => category);
    },
    bySlug: async (slug) => {
      const found = bySlug.get({ slug, today: today() });
      return reader.one(found && rowOf(found));
    },
    related: async ({ category, id }) =>
      reader.cards(related.all({ category, id, today: today() }).map(rowOf)),
    neighbours: async ({ slug, published_at: day }) => {
      const place = { slug, day, today: today() };
      return { newer: link.parse(newer.get(place)), older: link.parse(older.get(place)) };
    },
    latest: async () => reader.all(latest.all({ today: today() }).map(rowOf)),
    picture: async (name) => pictureRow.parse(picture.get({ name, today: today() }))?.content,
    version: () => {
      const { own, others } = versionRow.parse(version.get());
      return `${today()} ${own} ${others}`;
    },
    close: () => database.close(),
  };
}

/** Converts a row of `blog_posts`: SQLite has no booleans. */
export function rowOf({ is_published, ...row }: Record<string, SQLOutputValue>): Row {
  return { ...row, is_published: is_published === 1 };
}
