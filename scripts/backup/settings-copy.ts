import { environment } from '../../src/base/settings/environment.ts';
import { SETTINGS } from '../../src/base/settings/settings.ts';

/** The settings of a site as lines of `.env`. */
export interface SettingsCopy {
  text: string;
  /** The names of those that may hold a password or key: the text has them without their values. */
  secret: string[];
}

/** The settings that are set here, in the process or its file, but for what is secret. */
export function settingsCopy(env = environment()): SettingsCopy {
  const set = Object.entries(SETTINGS).flatMap(([name, { about }]) => {
    const value = env[name];
    return value ? [{ name, value, isSecret: 'isSecret' in about }] : [];
  });
  const lines = set.map(({ name, value, isSecret }) =>
    isSecret
      ? `# ${name}= is secret: write its value, from the firm's password manager`
      : `${name}=${quoted(value)}`,
  );
  const secret = set.filter(({ isSecret }) => isSecret).map(({ name }) => name);
  return { text: lines.map((line) => `${line}\n`).join(''), secret };
}

/** As `.env` takes it: only single quotes leave a backslash alone. */
function quoted(value: string): string {
  return value.includes("'") ? `"${value}"` : `'${value}'`;
}
