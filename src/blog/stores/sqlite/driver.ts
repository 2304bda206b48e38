import { join } from 'node:path';
import type { PostStoreDriver } from '../../post-store.ts';

/** Path of the posts' database in the data folder. */
export function blogPath(dataDir: string): string {
  return join(dataDir, 'blog.sqlite');
}

/** Posts in an SQLite file in the data folder; created if missing. Safe with several processes. */
export const sqlitePosts: PostStoreDriver = {
  location: ({ DATA_DIR }) => blogPath(DATA_DIR),
  freshMs: 1_000,
  open: async ({ DATA_DIR, IMAGE_HOST: imageHost }, reportError, seed) => {
    // Imported lazily: needed only if SQLite has the posts.
    const { openSqlitePosts } = await import('./store.ts');
    const store = openSqlitePosts(blogPath(DATA_DIR), { reportError, imageHost });
    try {
      if (seed && store.isEmpty()) await store.sync(await seed());
      return store;
    } catch (error) {
      store.close();
      throw error;
    }
  },
};
