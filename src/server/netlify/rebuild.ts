import { texasToday } from '../../base/calendar/texas-time.ts';
import type { Environment } from '../../base/settings/environment.ts';
import { siteSettings } from '../../base/settings/site-settings.ts';
import type { BuiltFacts } from '../built-facts.ts';
import { siteStatusOn } from '../respond/site-status.ts';

/**
 * Creates the scheduled function that calls the build hook if the published site status differs from
 * today's. It throws without BUILD_HOOK_URL or if the hook fails; Netlify logs that.
 *
 * @param today the day in Texas, YYYY-MM-DD
 */
export function openRebuild(
  { day, statuses }: Pick<BuiltFacts, 'day' | 'statuses'>,
  env: Environment,
  today: () => string = texasToday,
): () => Promise<void> {
  return async () => {
    if (siteStatusOn(today(), statuses).name === siteStatusOn(day, statuses).name) return;
    const { BUILD_HOOK_URL: hook } = siteSettings(env);
    if (hook === undefined) throw new Error('BUILD_HOOK_URL is not set: the site is out of date');
    const { ok, status } = await fetch(hook, { method: 'POST' });
    if (!ok) throw new Error(`the build hook answered ${status}`);
  };
}
