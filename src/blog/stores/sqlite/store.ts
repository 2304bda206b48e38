import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { z } from 'zod';
import { openDatabase } from '../../../base/sqlite/open.ts';
import { inTransaction } from '../../../base/sqlite/transaction.ts';
import { CARD_COLUMNS } from '../../post.ts';
import type { PostStore } from '../../post-store.ts';
import { PostReader, type ReaderOptions, type Row } from '../../read-post.ts';
import { MIGRATIONS } from './migrations.ts';
import { syncIn } from './sync.ts';

interface SqliteStore extends PostStore {
  /** Whether it has no rows, not even invalid ones. */
  isEmpty(): boolean;
}

/**
 * Opens the store of posts at `path`; see `PostStore`.
 *
 * @throws DatabaseError if the file cannot be used
 */
export function openSqlitePosts(path: string, options: ReaderOptions = {}): SqliteStore {
  return openDatabase(path, MIGRATIONS, (database) => storeIn(database, new PostReader(options)));
}

const pictureRow = z.object({ name: z.string(), content: z.instanceof(Uint8Array) });
const versionRow = z.object({ own: z.number(), others: z.number() });

function storeIn(database: DatabaseSync, reader: PostReader): SqliteStore {
  const every = database.prepare(
    `SELECT ${CARD_COLUMNS} FROM blog_posts ORDER BY published_at DESC, slug`,
  );
  const some = database.prepare(
    'SELECT * FROM blog_posts WHERE slug IN (SELECT value FROM json_each(?))',
  );
  const picture = database.prepare('SELECT name, content FROM blog_pictures WHERE name = ?');
  const pictures = database.prepare(
    'SELECT name, content FROM blog_pictures WHERE post_id = ? ORDER BY name',
  );
  const first = database.prepare('SELECT 1 FROM blog_posts LIMIT 1');
  // `own` changes with writes of this connection, `others` with writes of other connections.
  const version = database.prepare(
    'SELECT total_changes() AS own, data_version AS others FROM pragma_data_version',
  );
  const sync = syncIn(database);
  const rows = (slugs: readonly string[]) => some.all(JSON.stringify(slugs)).map(rowOf);
  return {
    cards: async () => reader.cards(every.all().map(rowOf)),
    posts: async (slugs) => reader.posts(rows(slugs)),
    picture: async (name) => pictureRow.optional().parse(picture.get(name))?.content,
    postFile: async (slug) => {
      const [stored] = reader.unsanitized(rows([slug]));
      if (!stored) return undefined;
      const { id, ...post } = stored;
      return { post, pictures: z.array(pictureRow).parse(pictures.all(id)) };
    },
    sync: async (postFiles) => inTransaction(database, () => sync(postFiles)),
    isEmpty: () => first.get() === undefined,
    version: () => {
      const { own, others } = versionRow.parse(version.get());
      return `${own} ${others}`;
    },
    close: () => database.close(),
  };
}

/** Converts a row of `blog_posts`: SQLite has no booleans. */
function rowOf({ is_published, ...row }: Record<string, SQLOutputValue>): Row {
  return { ...row, is_published: is_published === 1 };
}
