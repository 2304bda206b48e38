import { chmodSync } from 'node:fs';
import { archivePath, openArchive, type Snapshot } from '../archive/store.ts';
import { ownAs } from '../base/sqlite/own-as.ts';

/** An archive of one record, in a build's folder. */
export const RECORD_FILE = 'archive.sqlite';

/**
 * Writes a snapshot into a new archive that everybody may read, to be added to one that is kept.
 *
 * @throws DatabaseError if the file cannot be used
 */
export function writeRecord(snapshot: Snapshot, file: string): void {
  const archive = openArchive(file);
  archive.save(snapshot);
  archive.close();
  chmodSync(file, 0o644);
}

/**
 * Keeps a snapshot in the archive of the data folder, and says so.
 *
 * @throws DatabaseError if the archive cannot be used; SQLite's error
 */
export function keepRecord(snapshot: Snapshot, dataDir: string): string {
  const path = archivePath(dataDir);
  const archive = openArchive(path);
  try {
    const kept = archive.save(snapshot);
    const said = kept ? `is ${kept.hash.slice(0, 8)}` : 'has not changed';
    return `The record of ${snapshot.day} ${said}, in ${path}.`;
  } finally {
    archive.close();
    ownAs(dataDir, path);
  }
}
