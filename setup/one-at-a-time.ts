import { DatabaseSync } from 'node:sqlite';
import { BUSY, resultCode } from '../base/sqlite/fault.ts';

/** Longer than any build, in milliseconds. */
const PATIENCE_MS = 30 * 60_000;

/**
 * Runs work under a lock across processes. The system releases it however a process ends.
 *
 * @param file lock file, created if missing, empty
 * @param onWait called when another process holds the lock
 * @throws Error if the file cannot be written; what the work throws
 */
export async function oneAtATime<Result>(
  file: string,
  work: () => Promise<Result>,
  onWait: () => void,
): Promise<Result> {
  const lock = written(file, () => new DatabaseSync(file));
  try {
    if (!written(file, () => isTaken(lock, 0))) {
      onWait();
      if (!isTaken(lock, PATIENCE_MS)) throw new Error(`another process holds ${file}`);
    }
    return await work();
  } finally {
    lock.close();
  }
}

function written<Result>(file: string, step: () => Result): Result {
  try {
    return step();
  } catch (cause) {
    const said = `${file} cannot be written. Is the disk full, or the folder read-only?`;
    throw new Error(said, { cause });
  }
}

/** Whether the lock was acquired within the timeout in milliseconds. */
function isTaken(lock: DatabaseSync, patienceMs: number): boolean {
  try {
    lock.exec(`PRAGMA busy_timeout = ${patienceMs}`);
    lock.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (resultCode(error) === BUSY) return false;
    throw error;
  }
}
