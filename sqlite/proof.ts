import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { DatabaseError } from './open.ts';

/** What a file holds that is of a kind. */
export interface Kind {
  /** The table that no other kind has. */
  table: string;
  /** The newest schema that this software knows. */
  version: number;
}

const checkRow = z.object({ integrity_check: z.string() });
const versionRow = z.object({ user_version: z.int() });
const countRow = z.object({ count: z.int() });

/**
 * Proves that a database file is whole and of one of these kinds: which, and how many rows its
 * table has.
 *
 * @throws DatabaseError naming the file and what is wrong with it
 */
export function prove<Known extends Kind>(
  path: string,
  kinds: readonly Known[],
): { kind: Known; count: number } {
  try {
    using database = new DatabaseSync(path);
    const { integrity_check: found } = checkRow.parse(
      database.prepare('PRAGMA integrity_check(1)').get(),
    );
    if (found !== 'ok') throw new Error(`it is damaged (${found})`);
    const has = database.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?");
    const kind = kinds.find(({ table }) => has.get(table));
    if (!kind) throw new Error('it is no store of this site');
    const { user_version: version } = versionRow.parse(
      database.prepare('PRAGMA user_version').get(),
    );
    if (version > kind.version) {
      throw new Error(`a newer version of this software wrote it (schema ${version})`);
    }
    const row = database.prepare(`SELECT count(*) AS count FROM "${kind.table}"`).get();
    return { kind, count: countRow.parse(row).count };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseError(`${path}: ${reason}`, { cause: error });
  }
}
