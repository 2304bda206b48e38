import { environment } from '../settings/environment.ts';
import { readSettings, type Settings, SettingsError } from '../settings/settings.ts';
import { MISUSED } from './command.ts';

/**
 * The settings of these names, or all where none is named; the others are as where they are not
 * set. Where they cannot be read, the program says so and ends.
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
