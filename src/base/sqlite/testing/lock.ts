import { DatabaseSync } from 'node:sqlite';

/** `node lock.ts FILE`: holds the write lock of a database until it is killed, and says so. */
const database = new DatabaseSync(process.argv[2] ?? '', { timeout: 5_000 });
database.exec('BEGIN IMMEDIATE');
process.stdout.write('locked\n');
process.stdin.resume();
