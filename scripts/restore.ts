/** `npm run restore`: replaces messages, posts or the archive by a copy, while the site is stopped. */

import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { archiveGit } from '../src/archive/archive.ts';
import { messageOf } from '../src/base/errors/message-of.ts';
import { damageOf } from '../src/base/sqlite/damage.ts';
import { isDamage, resultCode, SQLITE_BUSY } from '../src/base/sqlite/fault.ts';
import { openDatabase } from '../src/base/sqlite/open.ts';
import { type BackedUpStore, STORES, timestamp } from './backup/stores.ts';
import { createProgram, printResult, runProgram } from './command/program.ts';
import { settingsOf } from './command/settings.ts';

const { DATA_DIR } = settingsOf('DATA_DIR');
/** The suffixes of a database and of the files that SQLite keeps beside it. */
const SIDES = ['', '-wal', '-shm'];

const program = createProgram(
  'restore',
  `It goes to ${DATA_DIR}; what is there is kept under another name. Stop the site first.`,
)
  .description('put a copy in the place of the messages, posts or archive')
  .argument('<file>')
  .action(printResult(restore));
await runProgram(program);

function restore(file: string): string {
  // Opening would create a missing file.
  if (!existsSync(file)) throw new Error(`There is no ${file}.`);
  mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 });
  const copy = join(DATA_DIR, `restored-${process.pid}`);
  try {
    const target = proven(file, copy).path(DATA_DIR);
    const isReplaced = existsSync(target);
    const kept = `${target}.before-restore-${timestamp()}`;
    // Locks the store until it is replaced.
    using hold = target.endsWith('.sqlite') && isReplaced ? held(target) : undefined;
    if (process.getuid?.() === 0) {
      // Files that root writes must belong to the site's user.
      const { uid, gid } = statSync(isReplaced ? target : DATA_DIR);
      execFileSync('chown', ['-R', `${uid}:${gid}`, copy]);
    }
    // Windows cannot rename an open file.
    if (process.platform === 'win32') hold?.close();
    // A log left behind would be applied to the new file.
    for (const side of SIDES) if (existsSync(target + side)) renameSync(target + side, kept + side);
    renameSync(copy, target);
    const before = isReplaced ? `\nWhat was there is ${kept}.` : '';
    return `${file} is whole. It is now ${target}.${before}`;
  } finally {
    for (const side of SIDES) rmSync(copy + side, { recursive: true, force: true });
  }
}

/**
 * Copies a file, and checks the copy; returns the store it belongs to.
 *
 * @throws Error naming the file if it belongs to none, or is damaged
 */
function proven(file: string, copy: string): BackedUpStore {
  try {
    const bundle = STORES.find(({ end }) => end === '.bundle' && file.endsWith(end));
    if (bundle) {
      archiveGit(copy, 'clone', '--quiet', '--bare', file, copy);
      return bundle;
    }
    copyFileSync(file, copy);
    const store = storeIn(copy);
    // Like the site, rejects a newer schema.
    openDatabase(copy, store.steps ?? [], (database) => database.close());
    // Flushed to disk before the file gets its name.
    appendFileSync(copy, '', { flush: true });
    return store;
  } catch (cause) {
    throw new Error(`${file}: ${messageOf(cause)}`, { cause });
  }
}

function storeIn(copy: string): BackedUpStore {
  using database = new DatabaseSync(copy);
  const has = database.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?");
  const store = STORES.find(({ table }) => table !== undefined && has.get(table));
  if (!store) throw new Error('it is no store of this site');
  const damage = damageOf(database);
  if (damage !== undefined) throw new Error(`it is damaged (${damage})`);
  return store;
}

/**
 * Writes a store's log into its database, which only the sole user of the file can do, and locks it;
 * undefined if it is damaged.
 *
 * @throws Error if another program has it open
 */
function held(path: string): DatabaseSync | undefined {
  const database = new DatabaseSync(path, { timeout: 1_000 });
  try {
    database.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE');
    return database;
  } catch (cause) {
    database.close();
    if (isDamage(cause)) return undefined;
    const isUsed = resultCode(cause) === SQLITE_BUSY;
    const words = isUsed ? 'is in use: stop the site and every command first' : messageOf(cause);
    throw new Error(`${path} ${words}`, { cause });
  }
}
