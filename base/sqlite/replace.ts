import { chmodSync, existsSync, linkSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { BUSY, isDamage, resultCode } from './fault.ts';
import { DatabaseError } from './open.ts';
import { ownAs } from './own-as.ts';

/**
 * Atomically replaces a database file. The previous one, with its log, is saved as `kept`.
 *
 * @returns false if the previous one was too damaged to tell whether it was in use
 * @throws DatabaseError if it is in use; it is then unchanged
 */
export function replaceDatabase(path: string, by: string, kept: string): boolean {
  const held = existsSync(path) ? hold(path) : undefined;
  try {
    ownAs(existsSync(path) ? path : dirname(path), by);
    // A leftover log would be applied to the new file.
    for (const side of ['-wal', '-shm']) {
      if (existsSync(path + side)) renameSync(path + side, kept + side);
    }
    if (held) {
      linkSync(path, kept);
      chmodSync(kept, 0o600);
    }
    renameSync(by, path);
  } finally {
    held?.database?.close();
  }
  return held?.database !== undefined || held === undefined;
}

/** Opens a file exclusively, with its log checkpointed; without `database` if it is too damaged. */
function hold(path: string): { database?: DatabaseSync } {
  const database = new DatabaseSync(path, { timeout: 1_000 });
  try {
    // Leaving WAL mode requires exclusive access, which a running server prevents.
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE');
    return { database };
  } catch (error) {
    database.close();
    if (isDamage(error)) return {};
    if (resultCode(error) !== BUSY) throw error;
    throw new DatabaseError(`${path} is in use: stop the site and every command first`, {
      cause: error,
    });
  }
}
