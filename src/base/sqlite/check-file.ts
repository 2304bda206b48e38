import { DatabaseSync } from 'node:sqlite';
import { damageOf } from './damage.ts';
import { BUSY_TIMEOUT_MS } from './open.ts';

/**
 * `node check-file.ts FILE`: prints a database file's damage, or nothing; exit code 1 if it cannot
 * tell.
 */
using database = new DatabaseSync(process.argv[2] ?? '', {
  readOnly: true,
  timeout: BUSY_TIMEOUT_MS,
});
process.stdout.write(damageOf(database) ?? '');
