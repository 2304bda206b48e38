import { FIRM_POSTS } from '../../src/blog/files/post-folders.ts';
import { syncPosts } from '../../src/blog/files/sync-posts.ts';
import type { PostStore } from '../../src/blog/post-store.ts';
import { type BuiltSite, type ServeOptions, serveBuiltSite } from '../serve-built-site.ts';
import { postsOf, siteSettings } from './posts-of.ts';
import { startDataApi } from './start.ts';

/** Options. */
export interface SupabaseOptions extends Pick<ServeOptions, 'dataDir' | 'env' | 'program'> {
  /** Fills the blog; default: the firm's posts. */
  fill?: (posts: PostStore) => Promise<unknown>;
}

/** Serves the built site with posts in its own Supabase project; `close` stops both. */
export async function serveOnSupabase({
  env = {},
  fill = (posts) => syncPosts(FIRM_POSTS, posts),
  ...served
}: SupabaseOptions = {}): Promise<BuiltSite> {
  const api = await startDataApi();
  try {
    await fill(await postsOf(api));
    const site = await serveBuiltSite({ ...served, env: { ...siteSettings(api), ...env } });
    const close = async () => {
      await site.close();
      await api.close();
    };
    return { ...site, close };
  } catch (error) {
    await api.close();
    throw error;
  }
}
