import { environment } from '../../src/base/settings/environment.ts';
import { readSettings, type Settings } from '../../src/base/settings/settings.ts';

/** Settings that affect a build or its record. */
const READ = [
  'SITE_URL',
  'DATA_DIR',
  'DEPLOY_TARGET',
  'SUPABASE_URL',
  'SUPABASE_ANON_KEY',
  'IMAGE_HOST',
] as const;

/**
 * Settings of a build, validated before anything is built; the others have their defaults.
 *
 * @throws SettingsError
 */
export function buildSettings(): Settings {
  const env = environment();
  return readSettings(Object.fromEntries(READ.map((name) => [name, env[name]])));
}
