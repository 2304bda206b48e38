import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

/** Step n takes the schema from version n to n + 1. Steps are only ever added, never edited. */
const steps = [
  `CREATE TABLE messages (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     received_at TEXT NOT NULL,
     name TEXT NOT NULL,
     email TEXT NOT NULL,
     phone TEXT NOT NULL,
     subject TEXT NOT NULL,
     message TEXT NOT NULL,
     spam INTEGER NOT NULL CHECK (spam IN (0, 1))
   ) STRICT`,
];

const versionRow = z.object({ user_version: z.int() });

/** A newer version of this software wrote the file, so this one cannot know what it means. */
export class NewerSchemaError extends Error {
  override name = 'NewerSchemaError';
}

/**
 * Brings the schema of `db` up to date, all or nothing, also when several processes try at once.
 * `path` is for the error only.
 *
 * @throws NewerSchemaError where the file is newer than this code.
 */
export function migrate(db: DatabaseSync, path: string): void {
  if (versionOf(db) === steps.length) return;
  db.exec('BEGIN IMMEDIATE');
  try {
    const version = versionOf(db);
    if (version > steps.length) {
      throw new NewerSchemaError(
        `${path} was written by a newer version of this software (schema ${version}, this one ` +
          `knows ${steps.length}): update the software, or use the data folder that belongs to it`,
      );
    }
    for (const step of steps.slice(version)) db.exec(step);
    db.exec(`PRAGMA user_version = ${steps.length}`);
    db.exec('COMMIT');
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
}

function versionOf(db: DatabaseSync): number {
  return versionRow.parse(db.prepare('PRAGMA user_version').get()).user_version;
}
