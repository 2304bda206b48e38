import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { SettingsError } from './settings.ts';

const DEFAULT_FILE = join(import.meta.dirname, '../../..', '.env');

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Merges process variables over those of `.env` in the project's folder. ENV_FILE names another
 * file; empty means none.
 *
 * @throws SettingsError if the file cannot be read; a missing `.env` is allowed
 */
export function environment(own: Environment = process.env): Environment {
  const { ENV_FILE: file } = own;
  if (file === '') return own;
  try {
    return { ...parseEnv(readFileSync(file ?? DEFAULT_FILE, 'utf8')), ...own };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (file === undefined && code === 'ENOENT') return own;
    throw new SettingsError(`${file ?? DEFAULT_FILE} cannot be read (${code})`);
  }
}
