import type { Environment } from './environment.ts';
import { readSettings, type Settings, SettingsError } from './settings.ts';

/**
 * Parses the settings of the server or function.
 *
 * @throws SettingsError naming every invalid variable, or a service key, which the site must not
 *   have
 */
export function siteSettings(env: Environment): Settings {
  // Ignores DEPLOY_TARGET, which only builds use.
  const settings = readSettings({ ...env, DEPLOY_TARGET: '' });
  // The second is Supabase's own name for the key.
  const named = ['SUPABASE_SERVICE_KEY', 'SUPABASE_SERVICE_ROLE_KEY'].find((name) => env[name]);
  if (named === undefined) return settings;
  throw new SettingsError(
    `${named} is set: give it to one call of npm run posts as SUPABASE_SERVICE_KEY, never to the site`,
  );
}
