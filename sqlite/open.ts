import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { inTransaction } from './transaction.ts';

/** How long a write waits for another process's write, in milliseconds. */
export const BUSY_TIMEOUT_MS = 5_000;

/** A file that cannot be used as the database it should be; the message names it and the reason. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}

/**
 * Opens a database file, made with its folder where missing, brings its tables up to date and
 * hands it to `use`, whose result is returned. What is written is on disk when the write
 * returns. Several processes may have the file open. Steps that fail or are interrupted leave
 * the file's contents as they were.
 *
 * @param steps SQL; each takes the tables from version n, its place in the list, to n + 1. Steps
 * are only ever added, never edited.
 * @param timeoutMs how long a write blocks while another process writes
 * @throws DatabaseError where the file cannot be opened, is no database or another's, or was
 * written by a newer version of this software; such a file is left alone.
 */
export function openDatabase<Store>(
  path: string,
  steps: readonly string[],
  use: (database: DatabaseSync) => Store,
  timeoutMs = BUSY_TIMEOUT_MS,
): Store {
  let database: DatabaseSync | undefined;
  try {
    createPrivately(path);
    const { ino } = statSync(path);
    database = new DatabaseSync(path, { timeout: timeoutMs });
    const isCurrent = stepsLeft(database, steps).length === 0;
    // FULL: what was acknowledged survives a power cut; NORMAL with a write-ahead log does not promise that.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    if (!isCurrent) migrate(database, steps);
    const store = use(database);
    // Else what is written would go to the file that was there before.
    if (statSync(path).ino !== ino) throw new Error('it was replaced while it was opened');
    return store;
  } catch (error) {
    database?.close();
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseError(`${path}: ${reason}`, { cause: error });
  }
}

/** Its owner's alone, for it holds messages and drafts; SQLite gives side files that it makes the same mode. */
const MODE = 0o600;

function createPrivately(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  writeFileSync(path, '', { flag: 'a', mode: MODE });
  for (const suffix of ['', '-wal', '-shm']) {
    const mode = statSync(path + suffix, { throwIfNoEntry: false })?.mode ?? MODE;
    if ((mode & 0o777) !== MODE) chmodSync(path + suffix, MODE);
  }
}

function migrate(database: DatabaseSync, steps: readonly string[]): void {
  inTransaction(database, () => {
    // Asked again: another process may have been first.
    for (const step of stepsLeft(database, steps)) database.exec(step);
    database.exec(`PRAGMA user_version = ${steps.length}`);
  });
}

const versionRow = z.object({ user_version: z.int() });

function stepsLeft(database: DatabaseSync, steps: readonly string[]): readonly string[] {
  const { user_version: version } = versionRow.parse(database.prepare('PRAGMA user_version').get());
  if (version > steps.length) {
    throw new Error(
      `a newer version of this software wrote it (schema ${version}, this one knows ` +
        `${steps.length}): update the software, or use the data folder that belongs to it`,
    );
  }
  return steps.slice(version);
}
