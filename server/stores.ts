import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { ArticleError } from '../blog/article.ts';
import { cachedPosts } from '../blog/cache.ts';
import { logBlogFault } from '../blog/fault-log.ts';
import { seedIfEmpty } from '../blog/import.ts';
import type { Posts } from '../blog/posts.ts';
import { openSqlitePosts, PostStoreError } from '../blog/sqlite.ts';
import { NewerSchemaError } from '../inbox/migrate.ts';
import { type Inbox, inboxPath, openInbox } from '../inbox/store.ts';
import type { Settings } from './settings.ts';
import { StartError } from './start-error.ts';

/** The articles that fill an empty blog on the first start. */
const ARTICLES = join(import.meta.dirname, '..', 'content', 'posts');

/** A post that is published or hidden shows as such within two seconds. */
const POSTS_FRESH_FOR = 1_000;
const POSTS_STALE_FOR = 1_000;

/** Everything that is kept on disk, and what of it the rendered pages may use. */
export interface Stores {
  inbox: Inbox;
  locals: { posts: Posts };
  close(): void;
}

/**
 * Opens the stores in the data folder, and fills an empty blog.
 *
 * @throws StartError where the folder cannot be written to or belongs to a newer version,
 * or where an article to fill the blog with is wrong.
 */
export async function openStores({ dataDir }: Pick<Settings, 'dataDir'>): Promise<Stores> {
  try {
    const inbox = openInbox(inboxPath(dataDir));
    accessSync(dataDir, constants.W_OK);
    const store = openSqlitePosts(join(dataDir, 'blog.sqlite'));
    await seedIfEmpty(ARTICLES, store);
    const posts = cachedPosts(store, {
      freshFor: POSTS_FRESH_FOR,
      staleFor: POSTS_STALE_FOR,
      onError: (error) => logBlogFault('posts could not be read again', error),
    });
    const close = () => {
      inbox.close();
      posts.close();
    };
    return { inbox, locals: { posts }, close };
  } catch (cause) {
    if (
      cause instanceof NewerSchemaError ||
      cause instanceof PostStoreError ||
      cause instanceof ArticleError
    ) {
      throw new StartError(cause.message, { cause });
    }
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(
      `DATA_DIR is "${dataDir}", expected a folder this program may write to (${reason})`,
      { cause },
    );
  }
}
