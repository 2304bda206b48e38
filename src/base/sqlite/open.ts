import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { messageOf } from '../errors/message-of.ts';
import { inTransaction } from './transaction.ts';

/** How long a write waits for another process's write, in milliseconds. */
export const BUSY_TIMEOUT_MS = 5_000;

/** Thrown for an unusable database file; the message names the file and the reason. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}

/**
 * Opens a database file, creating it and its folder, migrates it, and returns the result of `use`.
 * Writes are durable when they return. Safe with several processes. Failed or interrupted
 * migrations leave the contents unchanged.
 *
 * @param steps SQL migrations; step n takes the schema from version n to n + 1. Append only, never
 *   edit.
 * @param timeoutMs how long a write waits for another process
 * @throws DatabaseError if the file cannot be opened, is not a database of this kind, or has a newer
 *   schema; it is then unchanged
 */
export function openDatabase<Store>(
  path: string,
  steps: readonly string[],
  use: (database: DatabaseSync) => Store,
  timeoutMs = BUSY_TIMEOUT_MS,
): Store {
  let database: DatabaseSync | undefined;
  try {
    createOwnerOnly(path);
    const { ino } = statSync(path);
    database = new DatabaseSync(path, { timeout: timeoutMs });
    const isCurrent = pendingSteps(database, steps).length === 0;
    // FULL survives a power cut; NORMAL with WAL does not guarantee that.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    if (!isCurrent) migrate(database, steps);
    const store = use(database);
    // Otherwise writes would go to the replaced file.
    if (statSync(path).ino !== ino) throw new Error('it was replaced while it was opened');
    return store;
  } catch (error) {
    database?.close();
    throw new DatabaseError(`${path}: ${messageOf(error)}`, { cause: error });
  }
}

/** Only for the owner, since files contain messages and drafts; SQLite gives side files the same mode. */
const MODE = 0o600;

function createOwnerOnly(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  writeFileSync(path, '', { flag: 'a', mode: MODE });
  for (const suffix of ['', '-wal', '-shm']) {
    const mode = statSync(path + suffix, { throwIfNoEntry: false })?.mode ?? MODE;
    if ((mode & 0o777) !== MODE) chmodSync(path + suffix, MODE);
  }
}

function migrate(database: DatabaseSync, steps: readonly string[]): void {
  inTransaction(database, () => {
    // Checked again: another process may have migrated first.
    for (const step of pendingSteps(database, steps)) database.exec(step);
    database.exec(`PRAGMA user_version = ${steps.length}`);
  });
}

const versionRow = z.object({ user_version: z.int() });

function pendingSteps(database: DatabaseSync, steps: readonly string[]): readonly string[] {
  const { user_version: version } = versionRow.parse(database.prepare('PRAGMA user_version').get());
  if (version > steps.length) {
    throw new Error(
      `a newer version of this software wrote it (schema ${version}, this one knows ` +
        `${steps.length}): update the software, or use the data folder that belongs to it`,
    );
  }
  return steps.slice(version);
}
