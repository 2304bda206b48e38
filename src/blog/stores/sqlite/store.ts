import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { z } from 'zod';
import { texasToday } from '../../../base/calendar/texas-time.ts';
import { openDatabase } from '../../../base/sqlite/open.ts';
import { inTransaction } from '../../../base/sqlite/transaction.ts';
import type { LogFault } from '../../log-fault.ts';
import { CARD_COLUMNS, newPostSchema } from '../../post.ts';
import type { PostStore } from '../../post-store.ts';
import { FEED_SIZE, type Posts, postsOf, RELATED_LIMIT, type StoreReads } from '../../posts.ts';
import { PostReader, type Row } from '../../read-post.ts';
import { MIGRATIONS } from './migrations.ts';
import { syncIn } from './sync.ts';

interface OpenOptions {
  logFault?: LogFault;
  /** See `PostReader`. */
  imageHost?: string | undefined;
  /** The day in Texas, YYYY-MM-DD. */
  today?: () => string;
}

interface SqlitePosts extends Posts, PostStore {
  /** Whether it has no row at all, not even an invalid one. */
  isEmpty(): boolean;
}

/**
 * Opens the store of posts at `path`; see `PostStore`.
 *
 * @throws DatabaseError if the file cannot be used
 */
export function openSqlitePosts(path: string, options: OpenOptions = {}): SqlitePosts {
  return openDatabase(path, MIGRATIONS, (database) => storeIn(database, options));
}

const NEWEST_FIRST = 'ORDER BY published_at DESC, slug';
const SHOWN = 'is_published = 1 AND published_at <= :today';
const CARDS = `SELECT ${CARD_COLUMNS} FROM blog_posts`;

const storedRow = z.object({ id: z.string(), ...newPostSchema.unwrap().shape });
const pictureRow = z.object({ name: z.string(), content: z.instanceof(Uint8Array) });
const versionRow = z.object({ own: z.number(), others: z.number() });

function storeIn(
  database: DatabaseSync,
  { logFault = () => {}, imageHost, today = texasToday }: OpenOptions,
): SqlitePosts {
  const reader = new PostReader({ logFault, imageHost });
  const all = database.prepare(`${CARDS} ${NEWEST_FIRST}`);
  const saved = database.prepare('SELECT * FROM blog_posts WHERE slug = ?');
  const pictures = database.prepare(
    'SELECT name, content FROM blog_pictures WHERE post_id = ? ORDER BY name',
  );
  const first = database.prepare('SELECT 1 FROM blog_posts LIMIT 1');
  const sync = syncIn(database, today);
  return {
    ...postsOf(sourceIn(database, reader, today)),
    all: async () => reader.cards(all.all().map(rowOf)),
    postFile: async (slug) => {
      const row = saved.get(slug);
      if (!row) return undefined;
      const { id, ...post } = storedRow.parse(rowOf(row));
      return { post, pictures: z.array(pictureRow).parse(pictures.all(id)) };
    },
    isEmpty: () => first.get() === undefined,
    sync: async (postFiles) => inTransaction(database, () => sync(postFiles)),
  };
}

function sourceIn(database: DatabaseSync, reader: PostReader, today: () => string): StoreReads {
  const cards = database.prepare(`${CARDS} WHERE ${SHOWN} ${NEWEST_FIRST}`);
  const bySlug = database.prepare(`SELECT * FROM blog_posts WHERE ${SHOWN} AND slug = :slug`);
  const related = database.prepare(
    `${CARDS} WHERE ${SHOWN} AND category = :category AND id <> :id
     ${NEWEST_FIRST} LIMIT ${RELATED_LIMIT}`,
  );
  const latest = database.prepare(
    `SELECT * FROM blog_posts WHERE ${SHOWN} ${NEWEST_FIRST} LIMIT ${FEED_SIZE}`,
  );
  const picture = database.prepare(
    `SELECT name, blog_pictures.content FROM blog_pictures
     JOIN blog_posts ON blog_posts.id = post_id WHERE name = :name AND ${SHOWN}`,
  );
  // `own` changes with what this connection writes, `others` with what other connections do.
  const version = database.prepare(
    'SELECT total_changes() AS own, data_version AS others FROM pragma_data_version',
  );
  return {
    cards: async () => reader.cards(cards.all({ today: today() }).map(rowOf)),
    bySlug: async (slug) => {
      const found = bySlug.get({ slug, today: today() });
      return reader.one(found && rowOf(found));
    },
    related: async ({ category, id }) =>
      reader.cards(related.all({ category, id, today: today() }).map(rowOf)),
    latest: async () => reader.all(latest.all({ today: today() }).map(rowOf)),
    picture: async (name) =>
      pictureRow.optional().parse(picture.get({ name, today: today() }))?.content,
    version: () => {
      const { own, others } = versionRow.parse(version.get());
      return `${today()} ${own} ${others}`;
    },
    close: () => database.close(),
  };
}

/** Converts a row of `blog_posts`: SQLite has no booleans. */
function rowOf({ is_published, ...row }: Record<string, SQLOutputValue>): Row {
  return { ...row, is_published: is_published === 1 };
}
