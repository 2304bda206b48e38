import { join } from 'node:path';
import type { StoreKind } from '../../post-store.ts';

const SECOND = 1_000;

/** Path of the posts' database in the data folder. */
export function blogPath(dataDir: string): string {
  return join(dataDir, 'blog.sqlite');
}

/** Posts in an SQLite file in the data folder, created if missing. Safe with several processes. */
export const sqlitePosts: StoreKind = {
  place: ({ DATA_DIR }) => blogPath(DATA_DIR),
  // Published or hidden posts take effect within two seconds.
  ages: { freshFor: SECOND, staleFor: SECOND, retryAfter: SECOND },
  isSeeded: true,
  read: (settings, logFault) => sqlitePosts.manage(settings, logFault),
  manage: async (settings, logFault) => {
    // Loaded only where SQLite has the posts.
    const { openSqlitePosts } = await import('./store.ts');
    return openSqlitePosts(sqlitePosts.place(settings), {
      logFault,
      imageHost: settings.IMAGE_HOST,
    });
  },
};
