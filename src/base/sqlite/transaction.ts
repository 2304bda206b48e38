import type { DatabaseSync } from 'node:sqlite';

/**
 * Runs `work` in a transaction: commits all writes, or none if it throws. Only one process at a time
 * can run one; cannot be nested.
 *
 * @throws the error of `work`, or SQLite's
 */
export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // After some errors, such as a full disk, SQLite has already rolled back.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
