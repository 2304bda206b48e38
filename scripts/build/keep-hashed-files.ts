import { cpSync, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { IMMUTABLE_FOLDERS } from '../../src/server/built-files.ts';

/** How much older than the last build a file may be, in milliseconds. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

/**
 * Copies hashed files (styles, scripts, fonts, pictures) of earlier builds, which open pages may still
 * request.
 *
 * @param folder of the new or restored build
 * @param last folder of the last build, if any
 */
export function keepHashedFiles(folder: string, last: string): void {
  for (const name of IMMUTABLE_FOLDERS) {
    const from = join(last, 'client', name);
    if (!existsSync(from)) continue;
    const oldest = statSync(from).mtimeMs - KEPT_MS;
    cpSync(from, join(folder, 'client', name), {
      recursive: true,
      force: false,
      preserveTimestamps: true,
      filter: (source) => {
        const stat = statSync(source);
        return stat.isDirectory() || stat.mtimeMs > oldest;
      },
    });
  }
}
