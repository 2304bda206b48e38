import { environment } from '../settings/environment.ts';
import { readSettings, type Settings } from '../settings/settings.ts';

/** A build's settings. */
const READ = ['SITE_URL', 'DEPLOY_TARGET', 'SUPABASE_URL', 'SUPABASE_ANON_KEY'] as const;

/**
 * The settings of a build, read as the server reads them, so that a wrong one is named before
 * anything is built.
 *
 * @throws SettingsError
 */
export function buildSettings(): Pick<Settings, (typeof READ)[number]> {
  const env = environment();
  return readSettings(Object.fromEntries(READ.map((name) => [name, env[name]])));
}
