import { resolve } from 'node:path';

/** The absolute path of the folder that holds the SQLite files: DATA_DIR, else ./data; empty counts as not set. */
export function readDataDir(env: Readonly<Record<string, string | undefined>>): string {
  return resolve(env['DATA_DIR'] || './data');
}
