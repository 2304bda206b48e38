import { join } from 'node:path';
import type { StoreKind } from '../../post-store.ts';

const SECOND = 1_000;

/** The file that holds the posts inside the data folder. */
export function blogPath(dataDir: string): string {
  return join(dataDir, 'blog.sqlite');
}

/** Posts in an SQLite file of the data folder, made with its folder where missing. Several processes may have it open. */
export const sqlitePosts: StoreKind = {
  place: ({ DATA_DIR }) => blogPath(DATA_DIR),
  // A post that is published or hidden shows as such within two seconds.
  ages: { freshFor: SECOND, staleFor: SECOND, retryAfter: SECOND },
  isSeeded: true,
  // It makes its tables itself.
  missingMigrations: async () => [],
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
