import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { LAST_BACKUP } from '../base/settings/last-backup.ts';
import { copyDatabase } from '../base/sqlite/copy.ts';
import { prove } from '../base/sqlite/proof.ts';
import { command, messageOf, reportError, runProgram } from './command.ts';
import { counted, KEPT_STORES, type KeptStore, stamp } from './kept-stores.ts';
import { ownInWords, servedOrigin } from './public-store.ts';
import { settingsOf } from './settings.ts';
import { settingsCopy } from './settings-copy.ts';

const { DATA_DIR, SITE_URL } = settingsOf('DATA_DIR', 'SITE_URL');
const isPublic = servedOrigin({ SITE_URL }) !== undefined;

const KEEP_THEM = 'keep those in the firm’s password manager';

await runProgram({
  name: 'backup',
  commands: {
    '<folder>': command(
      'copy messages, posts, records and settings into a folder, while the site runs',
      { keep: { type: 'string', value: 'N', help: 'remove all but the newest N copies of each' } },
      ({ keep }, folder = '') => backUp(resolve(folder), keep),
    ),
  },
  usual: '<folder>',
  note: `What is copied is in ${DATA_DIR}. "npm run restore" puts a copy back.`,
});

function backUp(folder: string, keep: string | undefined): string {
  if (keep !== undefined && !/^[1-9]\d{0,5}$/.test(keep)) {
    throw new Error(`--keep is "${keep}", expected how many copies to keep, such as 30`);
  }
  const moment = stamp();
  const lines = KEPT_STORES.flatMap((store) => linesOf(store, folder, moment, keep));
  // A failure has set the exit code; the launch check looks for the file.
  if (!process.exitCode) {
    lines.push(...copySettings(folder, moment, keep));
    writeFileSync(join(DATA_DIR, LAST_BACKUP), moment);
  }
  return [...lines, ownInWords({ place: DATA_DIR, isPublic })].filter(Boolean).join('\n');
}

/** Copies one store; a failure must not keep the other from being copied. */
function linesOf(store: KeptStore, folder: string, moment: string, keep?: string): string[] {
  const path = store.path(DATA_DIR);
  try {
    // Opening would create a missing file.
    if (existsSync(path)) return copy(store, join(folder, `${store.name}-${moment}.sqlite`), keep);
    if (store.isOptional) return [`There is no ${path}: no ${store.one} was copied.`];
    throw new Error('it is not there');
  } catch (error) {
    reportError(`${path} was not copied: ${messageOf(error)}`);
    return [];
  }
}

function copy(store: KeptStore, to: string, keep?: string): string[] {
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
  const { count } = copyDatabase(store.path(DATA_DIR), to, (path) => prove(path, [store]));
  return [`${to}: ${counted(store, count)}`, ...removeOlder(to, keep)];
}

/** Copies the settings, and names those that are not in the copy. */
function copySettings(folder: string, moment: string, keep?: string): string[] {
  const { text, secret } = settingsCopy();
  const to = join(folder, `settings-${moment}.env`);
  writeFileSync(to, text, { mode: 0o600, flush: true });
  const without = secret.length > 0 ? `, without ${secret.join(', ')}: ${KEEP_THEM}` : '';
  return [`${to}: the settings${without}`, ...removeOlder(to, keep)];
}

/** Removes all but the newest copies of this kind. */
function removeOlder(copy: string, keep?: string): string[] {
  if (keep === undefined) return [];
  const folder = dirname(copy);
  const [name = ''] = basename(copy).split('-');
  const isCopy = new RegExp(
    `^${name}-\\d{4}-\\d\\d-\\d\\dT\\d\\d-\\d\\d-\\d\\dZ\\${extname(copy)}$`,
  );
  const older = readdirSync(folder)
    .filter((file) => isCopy.test(file))
    .sort()
    .slice(0, -Number(keep));
  for (const file of older) rmSync(join(folder, file));
  return older.map((file) => `removed ${file}`);
}
