import type { DatabaseSync } from 'node:sqlite';

/**
 * Runs `work` in a transaction: commits all writes, or none if it throws. One process at a time;
 * not nestable.
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
    // SQLite already rolls back after some errors, such as a full disk.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
