import { chmodSync, chownSync, existsSync, linkSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { BUSY, isDamage, resultCode } from './fault.ts';
import { DatabaseError } from './open.ts';

/**
 * Puts one database file in the place of another; at every moment one of the two is there. What
 * was there, with its log, is under the name `kept` afterwards.
 *
 * @returns false where what was there was too damaged to tell whether somebody had it open
 * @throws DatabaseError where somebody has it open; it is left alone then
 */
export function replaceDatabase(path: string, by: string, kept: string): boolean {
  const held = existsSync(path) ? hold(path) : undefined;
  try {
    ownAs(existsSync(path) ? path : dirname(path), by);
    // A log that nobody folded in: beside the new file it would be taken for its own.
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

/** Root may be the one who restores; the file is the site's all the same. */
function ownAs(other: string, path: string): void {
  const { uid, gid } = statSync(other);
  if (process.getuid?.() === 0) chownSync(path, uid, gid);
}

/**
 * Opens a file so that nobody else can, its log folded in; without a `database` where it is too
 * damaged for that.
 */
function hold(path: string): { database?: DatabaseSync } {
  const database = new DatabaseSync(path, { timeout: 1_000 });
  try {
    // Only the file's sole user can leave write-ahead mode; the server keeps both open.
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
