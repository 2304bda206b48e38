/** `npm run backup`: copies the stores of the data folder while the site runs. */

import { appendFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { archiveGit } from '../src/archive/archive.ts';
import { messageOf } from '../src/base/errors/message-of.ts';
import { LAST_BACKUP } from '../src/base/settings/last-backup.ts';
import { damageOf } from '../src/base/sqlite/damage.ts';
import { BUSY_TIMEOUT_MS } from '../src/base/sqlite/open.ts';
import { inboxPath } from '../src/inbox/store.ts';
import { type BackedUpStore, STORES, timestamp } from './backup/stores.ts';
import { createProgram, printResult, reportError, runProgram } from './command/program.ts';
import { settingsOf } from './command/settings.ts';

const { DATA_DIR } = settingsOf('DATA_DIR');

const backup = createProgram(
  'backup',
  `What is copied is in ${DATA_DIR}. "npm run restore" puts a copy back.`,
)
  .description('copy messages, posts and archive into a folder, while the site runs')
  .argument('<folder>')
  .action(printResult(backUp));
await runProgram(backup);

function backUp(typed: string): string {
  const folder = resolve(typed);
  const moment = timestamp();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lines = STORES.flatMap((store) => copied(store, folder, moment));
  if (!existsSync(inboxPath(DATA_DIR))) reportError('There are no messages yet.');
  // A failure has set the exit code already; the launch check reads the time from this file.
  if (!process.exitCode) writeFileSync(join(DATA_DIR, LAST_BACKUP), moment);
  return lines.join('\n');
}

/** Copies one store; a failure does not keep the others from being copied. */
function copied(store: BackedUpStore, folder: string, moment: string): string[] {
  const from = store.path(DATA_DIR);
  if (!existsSync(from)) return [];
  const to = join(folder, `${store.name}-${moment}${store.end}`);
  const part = `${to}.part`;
  try {
    writeFileSync(part, '', { mode: 0o600 });
    if (store.end === '.bundle') archiveGit(from, 'bundle', 'create', '--quiet', part, '--all');
    else copyDatabase(from, part);
    // Flushed to disk before the file gets its name.
    appendFileSync(part, '', { flush: true });
    renameSync(part, to);
    return [to];
  } catch (error) {
    reportError(`${from} was not copied: ${messageOf(error)}`);
    return [];
  } finally {
    rmSync(part, { force: true });
  }
}

/** A consistent copy of a database in use, without deleted data. */
function copyDatabase(from: string, to: string): void {
  using source = new DatabaseSync(from, { timeout: BUSY_TIMEOUT_MS });
  source.prepare('VACUUM INTO ?').run(to);
  using copy = new DatabaseSync(to, { readOnly: true });
  const damage = damageOf(copy);
  if (damage !== undefined) throw new Error(damage);
}
