import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { texasToday } from '../../../base/calendar/texas-time.ts';
import { openDatabase } from '../../../base/sqlite/open.ts';
import { inTransaction } from '../../../base/sqlite/transaction.ts';
import type { LogFault } from '../../log-fault.ts';
import { CARD_COLUMNS, newPostSchema } from '../../post.ts';
import type { PostStore } from '../../post-store.ts';
import { PostReader } from '../../read-post.ts';
import { MIGRATIONS } from './migrations.ts';
import { NEWEST_FIRST, postsIn, rowOf } from './posts.ts';
import { syncIn } from './sync.ts';

interface OpenOptions {
  logFault?: LogFault;
  /** See `PostReader`. */
  imageHost?: string | undefined;
  /** The day in Texas, YYYY-MM-DD. */
  today?: () => string;
}

/**
 * Opens the store of posts at `path`; see `PostStore`.
 *
 * @throws DatabaseError if the file cannot be used
 */
export function openSqlitePosts(path: string, options: OpenOptions = {}): PostStore {
  return openDatabase(path, MIGRATIONS, (database) => storeIn(database, options));
}

const storedRow = z.object({ id: z.string(), ...newPostSchema.unwrap().shape });
const pictureRows = z.array(z.object({ name: z.string(), content: z.instanceof(Uint8Array) }));
function storeIn(
  database: DatabaseSync,
  { logFault = () => {}, imageHost, today = texasToday }: OpenOptions,
): PostStore {
  const reader = new PostReader({ logFault, imageHost });
  const all = database.prepare(`SELECT ${CARD_COLUMNS} FROM blog_posts ${NEWEST_FIRST}`);
  const bySlug = database.prepare('SELECT * FROM blog_posts WHERE slug = ?');
  const pictures = database.prepare(
    'SELECT name, content FROM blog_pictures WHERE post_id = ? ORDER BY name',
  );
  const any = database.prepare('SELECT 1 FROM blog_posts LIMIT 1');
  const sync = syncIn(database, today);
  const stored = (slug: string) => {
    const found = bySlug.get(slug);
    return found && rowOf(found);
  };
  return {
    ...postsIn(database, reader, today),
    all: async () => reader.cards(all.all().map(rowOf)),
    draft: async (slug) => reader.one(stored(slug)),
    postFile: async (slug) => {
      const row = stored(slug);
      if (!row) return undefined;
      const { id, ...post } = storedRow.parse(row);
      return { post, pictures: pictureRows.parse(pictures.all(id)) };
    },
    isEmpty: async () => any.get() === undefined,
    sync: async (postFiles) => inTransaction(database, () => sync(postFiles)),
  };
}
