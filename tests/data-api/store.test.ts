import { testPostStore } from '../../blog/stores/contract.ts';
import { supabasePosts } from '../../blog/stores/supabase/kind.ts';
import { readSettings } from '../../settings/settings.ts';
import { describeOnDataApi } from './suite.ts';

describeOnDataApi('posts in Supabase', (api) => {
  testPostStore(async () => {
    const { url, anonKey, serviceKey, sql } = api();
    await sql('truncate public.blog_posts cascade');
    const settings = readSettings({
      SUPABASE_URL: url,
      SUPABASE_ANON_KEY: anonKey,
      SUPABASE_SERVICE_KEY: serviceKey,
    });
    return () => supabasePosts.manage(settings, () => {});
  });
});
