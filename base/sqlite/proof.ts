import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { DatabaseError } from './open.ts';
import { type Schema, schemaDifference } from './schema-difference.ts';

const checkRow = z.object({ integrity_check: z.string() });
const versionRow = z.object({ user_version: z.int() });
const countRow = z.object({ count: z.int() });

/**
 * Verifies that a database file is intact, of one of these kinds, and has exactly its tables,
 * indexes, triggers and views. Returns its kind and the row count of its table.
 *
 * @throws DatabaseError naming the file and the problem
 */
export function prove<Known extends Schema>(
  path: string,
  kinds: readonly Known[],
): { kind: Known; count: number } {
  try {
    using database = new DatabaseSync(path);
    const has = database.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?");
    const kind = kinds.find(({ table }) => has.get(table));
    if (!kind) throw new Error('it is no store of this site');
    const { user_version: version } = versionRow.parse(
      database.prepare('PRAGMA user_version').get(),
    );
    if (version > kind.steps.length) {
      throw new Error(`a newer version of this software wrote it (schema ${version})`);
    }
    // A foreign trigger or view could change writes or reads.
    const difference = schemaDifference(database, kind, version);
    if (difference !== undefined) throw new Error(difference);
    const { integrity_check: found } = checkRow.parse(
      database.prepare('PRAGMA integrity_check(1)').get(),
    );
    if (found !== 'ok') throw new Error(`it is damaged (${found})`);
    const row = database.prepare(`SELECT count(*) AS count FROM "${kind.table}"`).get();
    return { kind, count: countRow.parse(row).count };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseError(`${path}: ${reason}`, { cause: error });
  }
}
