import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { hasCode } from '../../src/base/errors/has-code.ts';
import { messageOf } from '../../src/base/errors/message-of.ts';

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
    throw new Error(hasCode(cause, 'EEXIST') ? `${path} is there already.` : messageOf(cause), {
      cause,
    });
  }
  return path;
}
