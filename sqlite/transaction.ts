import type { DatabaseSync } from 'node:sqlite';

/**
 * Runs `work` with all its writes on disk, or none if it throws. Of several processes one at a
 * time does so. Not to be nested.
 *
 * @throws what `work` throws, or SQLite's error
 */
export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // SQLite has already rolled back after some errors, a full disk among them.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
