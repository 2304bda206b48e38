import { join } from 'node:path';
import type { Settings } from '../../../base/settings/settings.ts';
import type { LogFault } from '../../log-fault.ts';
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
  read: async (settings, logFault, seed) => {
    const store = await open(settings, logFault);
    try {
      if (seed && store.isEmpty()) await store.sync(await seed());
      return store;
    } catch (error) {
      store.close();
      throw error;
    }
  },
  manage: open,
};

async function open({ DATA_DIR, IMAGE_HOST }: Settings, logFault: LogFault) {
  // Loaded only where SQLite has the posts.
  const { openSqlitePosts } = await import('./store.ts');
  return openSqlitePosts(blogPath(DATA_DIR), { logFault, imageHost: IMAGE_HOST });
}
