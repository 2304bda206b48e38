import { loggedPosts } from '../blog/cache/logged.ts';
import { openedAsNeeded } from '../blog/cache/opened-as-needed.ts';
import { supabasePosts } from '../blog/stores/supabase/kind.ts';
import { faultLog } from '../server/logger.ts';
import type { Pages } from '../server/pages.ts';
import type { Environment } from '../settings/environment.ts';
import { siteSettings } from '../settings/site-settings.ts';
import type { BuiltFacts } from './built-facts.ts';
import { pagesFunction } from './pages-function.ts';

/**
 * The function that renders the pages on demand from posts in Supabase.
 *
 * @throws SettingsError naming every variable that cannot be used
 */
export function openFunction(pages: Pages, built: BuiltFacts, env: Environment) {
  const settings = siteSettings(env);
  const log = faultLog(settings.LOG_LEVEL);
  const store = openedAsNeeded(() =>
    supabasePosts.read(settings, (what, err) => log.error({ err }, `blog: ${what}`)),
  );
  return pagesFunction({
    pages,
    built,
    posts: loggedPosts(store, (err) => log.error({ err }, 'blog: it cannot be read')),
    ages: supabasePosts.ages,
    imageHost: settings.IMAGE_HOST,
    onFault: (err) => log.error({ err }, 'a page could not be rendered'),
  });
}
