import type { PostStoreDriver } from '../../post-store.ts';

const SECOND = 1_000;
/** Leaves time to render within the three seconds that a visitor may wait. */
const READ_LIMIT_MS = 2.5 * SECOND;
const COMMAND_LIMIT_MS = 60 * SECOND;

/**
 * Posts in a Supabase project, through its Data API; `supabase/migrations` creates its tables.
 * Commands have the service key, with which they can write.
 */
export const supabasePosts: PostStoreDriver = {
  location: ({ SUPABASE_URL = '' }) => SUPABASE_URL,
  // Changes appear on the site within a minute.
  freshMs: 45 * SECOND,
  open: async (settings, reportError) => {
    const { SUPABASE_URL = '', SUPABASE_ANON_KEY = '', IMAGE_HOST: imageHost } = settings;
    const { SUPABASE_SERVICE_KEY: serviceKey } = settings;
    // Imported lazily: needed only with Supabase.
    const [{ dataApi }, { supabaseStore }] = await Promise.all([
      import('./data-api.ts'),
      import('./store.ts'),
    ]);
    const isForVisitors = serviceKey === undefined;
    const limitMs = isForVisitors ? READ_LIMIT_MS : COMMAND_LIMIT_MS;
    const api = dataApi(SUPABASE_URL, serviceKey ?? SUPABASE_ANON_KEY, limitMs);
    return supabaseStore(api, { reportError, imageHost, isForVisitors });
  },
};
