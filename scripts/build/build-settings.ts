import type { Settings } from '../../src/base/settings/settings.ts';
import { settingsOf } from '../command/settings.ts';

/** The settings that affect a build or its record; prints and exits if they cannot be read. */
export function buildSettings(): Settings {
  return settingsOf(
    'SITE_URL',
    'DATA_DIR',
    'DEPLOY_TARGET',
    'SUPABASE_URL',
    'SUPABASE_ANON_KEY',
    'IMAGE_HOST',
  );
}
