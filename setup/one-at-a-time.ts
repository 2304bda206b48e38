import { DatabaseSync } from 'node:sqlite';
import { BUSY, resultCode } from '../sqlite/fault.ts';

/** Longer than any build takes, in milliseconds. */
const PATIENCE_MS = 30 * 60_000;

/**
 * Does something that no other process may do at the same time in this project. The system lets go
 * of the lock where a process ends, however it ends.
 *
 * @param file stands for what is done; made where it is missing, and holds nothing
 * @param onWait called where another process is at it, for whose end this one waits
 */
export async function oneAtATime<Result>(
  file: string,
  work: () => Promise<Result>,
  onWait: () => void,
): Promise<Result> {
  const lock = new DatabaseSync(file);
  try {
    if (!isTaken(lock, 0)) {
      onWait();
      if (!isTaken(lock, PATIENCE_MS)) throw new Error(`another process holds ${file}`);
    }
    return await work();
  } finally {
    lock.close();
  }
}

/** Whether the lock could be had within so many milliseconds. */
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
