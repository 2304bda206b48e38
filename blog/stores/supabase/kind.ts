import type { Settings } from '../../../settings/settings.ts';
import type { StoreKind } from '../../post-store.ts';

const SECOND = 1_000;

/** Posts in a Supabase project, read through its Data API; supabase/migrations/ makes its tables. */
export const supabasePosts: StoreKind = {
  isAsked: ({ SUPABASE_URL }) => SUPABASE_URL !== undefined,
  place: ({ SUPABASE_URL = '' }) => SUPABASE_URL,
  // What is published there is on the site within a minute.
  ages: { freshFor: 45 * SECOND, staleFor: 15 * SECOND, retryAfter: 5 * SECOND },
  isSeeded: false,
  read: async (settings, logFault) => {
    // Loaded only where it keeps the posts.
    const [{ dataApi }, { postsThrough }] = await Promise.all([
      import('./data-api.ts'),
      import('./posts.ts'),
    ]);
    const api = dataApi(project(settings, settings.SUPABASE_ANON_KEY));
    return postsThrough(api, { logFault, imageHost: settings.IMAGE_HOST });
  },
  missingMigrations: async (settings) => {
    const [{ dataApi }, { missingMigrations }] = await Promise.all([
      import('./data-api.ts'),
      import('./missing-migrations.ts'),
    ]);
    return missingMigrations(dataApi(project(settings, settings.SUPABASE_ANON_KEY)));
  },
  manage: async (settings, logFault) => {
    const { SUPABASE_SERVICE_KEY: key } = settings;
    if (key === undefined) {
      throw new Error(
        'The posts are in Supabase: give its service key for this one call, such as ' +
          '"SUPABASE_SERVICE_KEY=… npm run posts -- list".',
      );
    }
    const [{ dataApi }, { storeThrough }] = await Promise.all([
      import('./data-api.ts'),
      import('./store.ts'),
    ]);
    const asking = (by?: string) => dataApi(project(settings, by), COMMANDS_TAKE_MS);
    return storeThrough(asking(key), asking(settings.SUPABASE_ANON_KEY), {
      logFault,
      imageHost: settings.IMAGE_HOST,
    });
  },
};

/** Nobody waits for a page meanwhile. */
const COMMANDS_TAKE_MS = 60 * SECOND;

function project({ SUPABASE_URL: url = '' }: Settings, key = '') {
  return { url, key };
}
