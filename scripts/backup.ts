/** `npm run backup`: copies what the data folder keeps, while the site runs. */

import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { archiveGit } from '../src/archive/archive.ts';
import { messageOf } from '../src/base/errors/message-of.ts';
import { LAST_BACKUP } from '../src/base/settings/last-backup.ts';
import { damageOf } from '../src/base/sqlite/damage.ts';
import { BUSY_TIMEOUT_MS } from '../src/base/sqlite/open.ts';
import { inboxPath } from '../src/inbox/store.ts';
import { type BackedUpStore, STORES, timestamp } from './backup/stores.ts';
import { Misuse, printing, programNamed, reportError, runProgram } from './command/program.ts';
import { ownInWords, servedOrigin } from './command/public-store.ts';
import { settingsOf } from './command/settings.ts';
import { syncToDisk } from './command/sync-to-disk.ts';

const { DATA_DIR, SITE_URL } = settingsOf('DATA_DIR', 'SITE_URL');
const isPublic = servedOrigin({ SITE_URL }) !== undefined;

const backup = programNamed(
  'backup',
  `What is copied is in ${DATA_DIR}. "npm run restore" puts a copy back.`,
)
  .description('copy messages, posts and archive into a folder, while the site runs')
  .argument('<folder>')
  .option('--keep <n>', 'remove all but the newest copies of each')
  .action(printing(backUp));
await runProgram(backup);

function backUp(typed: string, { keep }: { keep?: string }): string {
  if (keep !== undefined && !/^[1-9]\d{0,5}$/.test(keep)) {
    throw new Misuse(`--keep is "${keep}", expected how many copies to keep, such as 30.`);
  }
  const folder = resolve(typed);
  const moment = timestamp();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lines = STORES.flatMap((store) => copied(store, folder, moment));
  if (!existsSync(inboxPath(DATA_DIR))) reportError('There are no messages yet.');
  // A failure has set the exit code; the launch check looks for the file.
  if (process.exitCode) return lines.join('\n');
  if (keep) lines.push(...removeOlder(folder, Number(keep)));
  writeFileSync(join(DATA_DIR, LAST_BACKUP), moment);
  return [...lines, ownInWords({ place: DATA_DIR, isPublic })].filter(Boolean).join('\n');
}

/** Copies one store; a failure must not keep the others from being copied. */
function copied(store: BackedUpStore, folder: string, moment: string): string[] {
  const from = store.path(DATA_DIR);
  if (!existsSync(from)) return [];
  const to = join(folder, `${store.name}-${moment}${store.end}`);
  const part = `${to}.part`;
  try {
    writeFileSync(part, '', { mode: 0o600 });
    if (store.end === '.bundle') archiveGit(from, 'bundle', 'create', '--quiet', part, '--all');
    else copyDatabase(from, part);
    syncToDisk(part);
    renameSync(part, to);
    return [to];
  } catch (error) {
    reportError(`${from} was not copied: ${messageOf(error)}`);
    return [];
  } finally {
    rmSync(part, { force: true });
  }
}

/** A consistent copy of a database in use, without what was deleted. */
function copyDatabase(from: string, to: string): void {
  using source = new DatabaseSync(from, { timeout: BUSY_TIMEOUT_MS });
  source.prepare('VACUUM INTO ?').run(to);
  using copy = new DatabaseSync(to, { readOnly: true });
  const damage = damageOf(copy);
  if (damage !== undefined) throw new Error(damage);
}

/** Removes all but the newest copies of each kind. */
function removeOlder(folder: string, keep: number): string[] {
  const isCopy = /^(inbox|blog|archive)-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.(sqlite|bundle)$/;
  const copies = readdirSync(folder)
    .filter((file) => isCopy.test(file))
    .sort();
  const kinds = Object.values(Object.groupBy(copies, (file) => file.split('-')[0] ?? ''));
  const older = kinds.flatMap((files = []) => files.slice(0, -keep));
  for (const file of older) rmSync(join(folder, file));
  return older.map((file) => `removed ${file}`);
}
