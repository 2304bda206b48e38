import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyDatabase } from '../base/sqlite/copy.ts';
import { prove } from '../base/sqlite/proof.ts';
import { replaceDatabase } from '../base/sqlite/replace.ts';
import { command, messageOf, runProgram } from './command.ts';
import { counted, KEPT_STORES, type KeptStore, stamp } from './kept-stores.ts';
import { ownInWords, servedOrigin } from './public-store.ts';
import { settingsOf } from './settings.ts';

const { DATA_DIR, SITE_URL } = settingsOf('DATA_DIR', 'SITE_URL');
const isPublic = servedOrigin({ SITE_URL }) !== undefined;

/** What a machine without the site's address may lack. */
const NEW_SERVER =
  'Is this the public site’s new machine? Then first make .env of the copy’s settings-….env, with the secrets from the firm’s password manager, and restore again.';

await runProgram({
  name: 'restore',
  commands: {
    '<file>': command(
      'put a copy in the place of the messages, posts or records',
      {},
      (_, file = '') => restore(file),
    ),
  },
  usual: '<file>',
  note: `It goes to ${DATA_DIR}; what is there is kept under another name. Stop the site first.`,
});

function restore(file: string): string {
  // Opening would create a missing file.
  if (!existsSync(file)) throw new Error(`There is no ${file}.`);
  const { kind } = prove(file, KEPT_STORES);
  mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 });
  const copy = join(DATA_DIR, `${kind.name}.restored.sqlite`);
  try {
    const { count } = copyDatabase(file, copy, (path) => prove(path, [kind]));
    expectReadable(kind, copy, file);
    return putInPlace(kind, copy, `${file} is whole: ${counted(kind, count)}.`);
  } finally {
    rmSync(copy, { force: true });
  }
}

/** An implausible number would stop the site. */
function expectReadable(kind: KeptStore, copy: string, file: string): void {
  try {
    kind.readAll(copy);
  } catch (cause) {
    throw new Error(`${file}: ${messageOf(cause)}`, { cause });
  }
}

function putInPlace({ path }: KeptStore, copy: string, proof: string): string {
  const place = path(DATA_DIR);
  const kept = `${place}.before-restore-${stamp()}`;
  const hadStore = existsSync(place);
  const isSure = replaceDatabase(place, copy, kept);
  return [
    `${proof} It is now ${place}.`,
    ...(hadStore ? [`What was there is ${kept}.`] : []),
    ...(isPublic ? [] : [`${ownInWords({ place, isPublic })} ${NEW_SERVER}`]),
    ...(isSure ? [] : ['That could not be read. Should the site be running, start it again.']),
  ].join('\n');
}
