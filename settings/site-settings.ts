import type { Environment } from './environment.ts';
import { readSettings, type Settings, SettingsError } from './settings.ts';

/**
 * The settings of whatever answers visitors.
 *
 * @throws SettingsError naming every variable that cannot be used, and a key that it must not have
 */
export function siteSettings(env: Environment): Settings {
  // A build's alone, which may have left it set.
  const settings = readSettings({ ...env, DEPLOY_TARGET: '' });
  if (settings.SUPABASE_SERVICE_KEY === undefined) return settings;
  throw new SettingsError(
    'SUPABASE_SERVICE_KEY is set: give it to one call of npm run posts, never to the site',
  );
}
