import { environment } from '../base/settings/environment.ts';
import { readSettings, type Settings } from '../base/settings/settings.ts';

/** Settings that affect a build. */
const READ = ['SITE_URL', 'DEPLOY_TARGET', 'SUPABASE_URL', 'SUPABASE_ANON_KEY'] as const;

/**
 * Settings of a build, validated before anything is built.
 *
 * @throws SettingsError
 */
export function buildSettings(): Pick<Settings, (typeof READ)[number]> {
  const env = environment();
  return readSettings(Object.fromEntries(READ.map((name) => [name, env[name]])));
}
