import { closeSync, openSync, writeSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

const pages = z.array(z.object({ pageno: z.int(), pgsize: z.int() })).min(1);

/** Overwrites the middle page of a table's rows, as a failing disk might. */
export function damagePage(path: string, table: string): void {
  using database = new DatabaseSync(path);
  // Otherwise the WAL would still contain the intact page.
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  const leaves = pages.parse(
    database
      .prepare("SELECT pageno, pgsize FROM dbstat WHERE name = ? AND pagetype = 'leaf'")
      .all(table),
  );
  const { pageno = 0, pgsize = 0 } = leaves[Math.floor(leaves.length / 2)] ?? {};
  const file = openSync(path, 'r+');
  writeSync(file, Buffer.alloc(pgsize, 0xff), 0, pgsize, (pageno - 1) * pgsize);
  closeSync(file);
}
