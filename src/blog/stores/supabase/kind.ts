import type { Settings } from '../../../base/settings/settings.ts';
import type { StoreKind } from '../../post-store.ts';

const SECOND = 1_000;
const COMMAND_LIMIT_MS = 60 * SECOND;

/** Posts in a Supabase project, through its Data API; `supabase/migrations` creates its tables. */
export const supabasePosts: StoreKind = {
  place: ({ SUPABASE_URL = '' }) => SUPABASE_URL,
  // Changes appear on the site within a minute.
  ages: { freshFor: 45 * SECOND, staleFor: 15 * SECOND, retryAfter: 5 * SECOND },
  read: async (settings, logFault) => {
    // Lazy: only needed with Supabase.
    const { postsThrough } = await import('./posts.ts');
    return postsThrough(await connect(settings, settings.SUPABASE_ANON_KEY), {
      logFault,
      imageHost: settings.IMAGE_HOST,
    });
  },
  manage: async (settings, logFault) => {
    const { SUPABASE_SERVICE_KEY: serviceKey } = settings;
    if (serviceKey === undefined) {
      throw new Error(
        'The posts are in Supabase: give its service key for this one call, such as ' +
          '"SUPABASE_SERVICE_KEY=… npm run posts -- list".',
      );
    }
    const { storeThrough } = await import('./store.ts');
    return storeThrough(await connect(settings, serviceKey, COMMAND_LIMIT_MS), {
      logFault,
      imageHost: settings.IMAGE_HOST,
    });
  },
};

async function connect({ SUPABASE_URL: url = '' }: Settings, key = '', limitMs?: number) {
  const { dataApi } = await import('./data-api.ts');
  return dataApi({ url, key }, limitMs);
}
