import { loggedPosts } from '../blog/cache/logged.ts';
import { openedAsNeeded } from '../blog/cache/opened-as-needed.ts';
import { supabasePosts } from '../blog/stores/supabase/kind.ts';
import { faultLog } from '../server/logger.ts';
import type { Pages } from '../server/pages.ts';
import { onceAMinute } from '../server/repeated-faults.ts';
import type { Environment } from '../settings/environment.ts';
import { SettingsError } from '../settings/settings.ts';
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
  if (settings.SUPABASE_URL === undefined) {
    throw new SettingsError('SUPABASE_URL is not set, which the pages on demand need');
  }
  const faults = onceAMinute(faultLog(settings.LOG_LEVEL));
  const logFault = (what: string, err: unknown) => faults.error({ err }, `blog: ${what}`);
  const store = openedAsNeeded(() => supabasePosts.read(settings, logFault));
  return pagesFunction({
    pages,
    built,
    posts: loggedPosts(store, (err) => faults.error({ err }, 'blog: it cannot be read', 'away')),
    ages: supabasePosts.ages,
    imageHost: settings.IMAGE_HOST,
    onFault: (err) => faults.error({ err }, 'a page could not be rendered'),
  });
}
