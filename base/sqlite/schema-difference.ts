import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

/** Schema of a kind of database. */
export interface Schema {
  /** A table unique to this kind. */
  table: string;
  /** As for `openDatabase`. */
  steps: readonly string[];
}

const rows = z.array(
  z.object({ type: z.string(), name: z.string(), table: z.string(), sql: z.string() }),
);

/** Ignored: SQLite's statistics, and unplaced rows from the sqlite3 program's `.recover`. */
const UNREAD =
  /^CREATE TABLE (?:sqlite_stat\d\([\w,]+\)|lost_and_found(?:_\d+)?\(rootpgno INTEGER, pgno INTEGER, nfield INTEGER, id INTEGER(?:, c\d+)*\))$/;

/**
 * Describes how a database's schema differs from that of the first `version` steps; undefined if it
 * does not.
 */
export function schemaDifference(
  database: DatabaseSync,
  schema: Schema,
  version: number,
): string | undefined {
  using made = new DatabaseSync(':memory:');
  for (const step of schema.steps.slice(0, version)) made.exec(step);
  const [expected, found] = [definitions(made), definitions(database)];
  const known = new Set(expected.values());
  const differences = [
    ...[...found].flatMap(([definition, name]) => {
      if (expected.has(definition)) return [];
      return known.has(name) ? [`another ${name}`] : [`the ${name}, which is not the site’s`];
    }),
    ...[...expected].flatMap(([definition, name]) =>
      found.has(definition) || [...found.values()].includes(name) ? [] : [`no ${name}`],
    ),
  ];
  return differences.length === 0 ? undefined : `it has ${differences.join(', and ')}`;
}

/** Descriptions, such as `table "messages"`, by one-line definition. */
function definitions(database: DatabaseSync): Map<string, string> {
  const found = database
    .prepare(`SELECT type, name, tbl_name AS "table", ifnull(sql, '') AS sql FROM sqlite_schema`)
    .all();
  const ours = rows.parse(found).filter(({ sql }) => !UNREAD.test(sql));
  return new Map(
    ours.map(({ type, name, table, sql }) => [
      [type, name, table, sql.replace(/\s+/g, ' ')].join('\0'),
      `${type} "${name}"`,
    ]),
  );
}
