/** `npm run restore`: replaces messages, posts or the archive by a copy, while the site is stopped. */

import {
  chownSync,
  copyFileSync,
  existsSync,
  globSync,
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
import { type BackedUpStore, STORES, timestamp } from './backup/stores.ts';
import { printing, programNamed, runProgram } from './command/program.ts';
import { ownInWords, servedOrigin } from './command/public-store.ts';
import { settingsOf } from './command/settings.ts';
import { syncToDisk } from './command/sync-to-disk.ts';

const { DATA_DIR, SITE_URL } = settingsOf('DATA_DIR', 'SITE_URL');
const isPublic = servedOrigin({ SITE_URL }) !== undefined;

/** Advice for a machine without the site's address. */
const NEW_SERVER =
  'Is this the public site’s new machine? Then first write its .env, and restore again.';

const program = programNamed(
  'restore',
  `It goes to ${DATA_DIR}; what is there is kept under another name. Stop the site first.`,
)
  .description('put a copy in the place of the messages, posts or archive')
  .argument('<file>')
  .action(printing(restore));
await runProgram(program);

function restore(file: string): string {
  // Opening would create a missing file.
  if (!existsSync(file)) throw new Error(`There is no ${file}.`);
  mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 });
  const copy = join(DATA_DIR, `restored-${process.pid}`);
  try {
    const { path } = proven(file, copy);
    const place = path(DATA_DIR);
    const kept = `${place}.before-restore-${timestamp()}`;
    expectUnused(place);
    const { uid, gid } = statSync(existsSync(place) ? place : DATA_DIR);
    // Files that root writes must belong to the site's user.
    if (process.getuid?.() === 0) {
      const inside = globSync('**/*', { cwd: copy }).map((name) => join(copy, name));
      for (const path of [copy, ...inside]) chownSync(path, uid, gid);
    }
    const isReplaced = existsSync(place);
    // A log that is left over would be applied to the new file.
    for (const side of ['', '-wal', '-shm']) {
      if (existsSync(place + side)) renameSync(place + side, kept + side);
    }
    renameSync(copy, place);
    return [
      `${file} is whole. It is now ${place}.`,
      ...(isReplaced ? [`What was there is ${kept}.`] : []),
      ...(isPublic ? [] : [`${ownInWords({ place, isPublic })} ${NEW_SERVER}`]),
    ].join('\n');
  } finally {
    for (const side of ['', '-wal', '-shm']) rmSync(copy + side, { recursive: true, force: true });
  }
}

/**
 * Copies a file, and opens the copy as the site does.
 *
 * @throws Error naming the file where the site could not use it
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
    store.open?.(copy);
    syncToDisk(copy);
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
 * Writes a store's log into it, which only the one program that has it open can do.
 *
 * @throws Error where another one has it open
 */
function expectUnused(path: string): void {
  if (!path.endsWith('.sqlite') || !existsSync(path)) return;
  try {
    using database = new DatabaseSync(path, { timeout: 1_000 });
    database.exec('PRAGMA journal_mode = DELETE');
  } catch (cause) {
    if (isDamage(cause)) return;
    const isUsed = resultCode(cause) === SQLITE_BUSY;
    const words = isUsed ? 'is in use: stop the site and every command first' : messageOf(cause);
    throw new Error(`${path} ${words}`, { cause });
  }
}
