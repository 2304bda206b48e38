import type { Environment } from './environment.ts';
import { readSettings, type Settings, SettingsError } from './settings.ts';

/**
 * The settings of whatever answers visitors.
 *
 * @throws SettingsError naming every variable that cannot be used, and a key that it must not have
 */
export function siteSettings(env: Environment): Settings {
  // Of a build only; it may be left over.
  const settings = readSettings({ ...env, DEPLOY_TARGET: '' });
  // The other is Supabase's own name for it.
  const named = ['SUPABASE_SERVICE_KEY', 'SUPABASE_SERVICE_ROLE_KEY'].find((name) => env[name]);
  if (named === undefined) return settings;
  throw new SettingsError(
    `${named} is set: give it to one call of npm run posts as SUPABASE_SERVICE_KEY, never to the site`,
  );
}
