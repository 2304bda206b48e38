import { DatabaseSync } from 'node:sqlite';

/** Runs SQL in a database file behind the back of whoever has it open. */
export function execIn(path: string, sql: string): void {
  using database = new DatabaseSync(path);
  database.exec(sql);
}
