import { DatabaseSync } from 'node:sqlite';

/** `node hold-lock.ts FILE MS`: locks a database against other writers for MS milliseconds; prints when it begins. */
const [, , path = '', ms = ''] = process.argv;
const database = new DatabaseSync(path, { timeout: 5_000 });
database.exec('BEGIN IMMEDIATE');
process.stdout.write('locked\n');
setTimeout(() => database.close(), Number(ms));
