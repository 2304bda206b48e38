import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { openArchive } from '../../archive/store.ts';
import { ownAs } from '../../base/sqlite/own-as.ts';
import { prove } from '../../base/sqlite/proof.ts';
import { command } from '../command.ts';
import { ARCHIVE } from '../kept-stores.ts';
import { PLACE } from './in-archive.ts';

/** Takes in the records of another archive, such as that of a build elsewhere. */
export const add = command(
  'the records of another archive, such as a build’s own',
  {},
  (_, file = '') => {
    if (!existsSync(file)) throw new Error(`There is no ${file}.`);
    // Opened in its place, the file would be written to.
    const copy = `${PLACE}.${process.pid}.added`;
    mkdirSync(dirname(PLACE), { recursive: true, mode: 0o700 });
    try {
      copyFileSync(file, copy);
      prove(copy, [ARCHIVE]);
      return addAll(copy);
    } finally {
      for (const side of ['', '-wal', '-shm']) rmSync(copy + side, { force: true });
    }
  },
);

function addAll(from: string): string {
  const [archive, other] = [openArchive(PLACE), openArchive(from)];
  try {
    const records = other.records();
    const added = records.filter((record) => archive.save(other.snapshotOf(record)));
    return `${added.length} of ${records.length} records added to ${PLACE}.`;
  } finally {
    for (const each of [archive, other]) each.close();
    ownAs(dirname(PLACE), PLACE);
  }
}
