import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { SettingsError } from './settings.ts';

const USUAL_FILE = join(import.meta.dirname, '..', '.env');

/** Variables by name, as of the process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * What readSettings reads: the variables of the process, and of the file `.env` in the project's
 * folder those that the process lacks. ENV_FILE names another file, or none where it is empty.
 *
 * @throws SettingsError where the file that ENV_FILE names cannot be read
 */
export function environment(own: Environment = process.env): Environment {
  const { ENV_FILE: file } = own;
  if (file === '') return own;
  try {
    return { ...parseEnv(readFileSync(file ?? USUAL_FILE, 'utf8')), ...own };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (file === undefined && code === 'ENOENT') return own;
    throw new SettingsError(`${file ?? USUAL_FILE} cannot be read (${code})`);
  }
}
