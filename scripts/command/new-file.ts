import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { messageOf } from './program.ts';

/**
 * Writes a new file that only its owner can read, and gives its path.
 *
 * @throws Error where it is there already or cannot be written
 */
export function writeNewFile(to: string, text: string): string {
  const path = resolve(to);
  try {
    writeFileSync(path, text, { flag: 'wx', mode: 0o600, flush: true });
  } catch (cause) {
    const isThere = cause instanceof Error && 'code' in cause && cause.code === 'EEXIST';
    throw new Error(isThere ? `${path} is there already.` : messageOf(cause), { cause });
  }
  return path;
}
