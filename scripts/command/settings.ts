import { environment } from '../../src/base/settings/environment.ts';
import { readSettings, type Settings, SettingsError } from '../../src/base/settings/settings.ts';
import { MISUSED } from './program.ts';

/**
 * The named settings, or all; unnamed ones have their defaults. Prints an error and exits if they
 * are invalid.
 */
export function settingsOf(...names: (keyof Settings)[]): Settings {
  try {
    const all = environment();
    if (names.length === 0) return readSettings(all);
    return readSettings(Object.fromEntries(names.map((name) => [name, all[name]])));
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(MISUSED);
  }
}
