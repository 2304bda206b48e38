import { DatabaseSync } from 'node:sqlite';

/** Runs SQL in a database file that another connection has open. */
export function execIn(path: string, sql: string): void {
  using database = new DatabaseSync(path);
  database.exec(sql);
}
