import { FIRM_ARTICLES } from '../../blog/articles/article-folders.ts';
import { importArticles } from '../../blog/articles/import.ts';
import { type BuiltSite, serveBuiltSite } from '../serve-built-site.ts';
import { postsOf, siteSettings } from './posts-of.ts';
import { startDataApi, type TestDataApi } from './start.ts';

/** The built site, its posts in a Supabase project. */
export interface SiteOnSupabase extends BuiltSite {
  api: TestDataApi;
}

/**
 * Serves the built site over a Data API of its own, which has the firm's articles; `close` ends both.
 *
 * @param settings further settings
 */
export async function serveOnSupabase(
  settings: Readonly<Record<string, string>> = {},
): Promise<SiteOnSupabase> {
  const api = await startDataApi();
  try {
    await importArticles(FIRM_ARTICLES, await postsOf(api));
    const site = await serveBuiltSite({ env: { ...siteSettings(api), ...settings } });
    const close = async () => {
      await site.close();
      await api.close();
    };
    return { ...site, api, close };
  } catch (error) {
    await api.close();
    throw error;
  }
}
