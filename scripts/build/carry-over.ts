import { cpSync, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { IMMUTABLE_FOLDERS } from '../../src/server/built-files.ts';

/** How long a file stays after the last build that made it, in milliseconds. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

/**
 * Copies hashed files (styles, scripts, fonts, pictures) of earlier builds, which open pages may still
 * request.
 *
 * @param folder of the new build, or of one that comes back
 * @param last folder of the last build, if any
 */
export function carryOver(folder: string, last: string): void {
  const oldest = Date.now() - KEPT_MS;
  for (const name of IMMUTABLE_FOLDERS) {
    const from = join(last, 'client', name);
    if (!existsSync(from)) continue;
    cpSync(from, join(folder, 'client', name), {
      ...{ recursive: true, force: false, preserveTimestamps: true },
      filter: (source) => {
        const stat = statSync(source);
        return stat.isDirectory() || stat.mtimeMs > oldest;
      },
    });
  }
}
