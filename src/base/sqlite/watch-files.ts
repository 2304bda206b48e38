import { statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { DatabaseError } from './open.ts';

/** Bytes of a WAL header and of a frame header (sqlite.org/fileformat2, section 4). */
const LOG_HEADER = 32;
const FRAME_HEADER = 24;

const checkpointRow = z.object({ log: z.int() });
const pageSizeRow = z.object({ page_size: z.int() });
const pageCountRow = z.object({ page_count: z.int() });
const versionRow = z.object({ schema_version: z.int() });

/**
 * Watches the file, WAL and WAL index of an open database. SQLite keeps writing to files that were
 * removed, replaced or truncated, and loses those writes with the process; without a shared index
 * two processes overwrite each other. SQLite itself shrinks a file only on VACUUM, which changes
 * the schema version.
 *
 * @returns a check that throws a DatabaseError if a file has lost written data
 */
export function watchFiles(path: string, database: DatabaseSync): () => void {
  const { page_size: pageSize } = pageSizeRow.parse(database.prepare('PRAGMA page_size').get());
  const frames = database.prepare('PRAGMA wal_checkpoint(NOOP)');
  const [sizeOfFile, sizeOfLog] = [sizeWhileSame(path), sizeWhileSame(`${path}-wal`)];
  const sizeOfIndex = sizeWhileSame(`${path}-shm`);
  const pages = database.prepare('PRAGMA page_count');
  const schema = database.prepare('PRAGMA schema_version');
  const versionNow = () => versionRow.parse(schema.get()).schema_version;
  let version = versionNow();
  let written = sizeOfFile() ?? 0;
  return () => {
    const last = version;
    version = versionNow();
    const { log: count } = checkpointRow.parse(frames.get());
    const logged = count > 0 ? LOG_HEADER + count * (FRAME_HEADER + pageSize) : 0;
    const size = sizeOfFile() ?? -1;
    const isCut = size < (version === last ? written : 0) || (sizeOfLog() ?? -1) < logged;
    if (isCut || sizeOfIndex() === undefined) {
      throw new DatabaseError(
        `${path}: it or its log was removed, replaced or cut off while the site ran; start the site again`,
      );
    }
    // The file may be larger until a VACUUM's log is checkpointed.
    written = Math.min(size, pageCountRow.parse(pages.get()).page_count * pageSize);
  };
}

/** Returns a function for a file's size in bytes; undefined once it is gone or replaced. */
function sizeWhileSame(path: string): () => number | undefined {
  const first = statSync(path, { throwIfNoEntry: false });
  return () => {
    const now = statSync(path, { throwIfNoEntry: false });
    return now && now.dev === first?.dev && now.ino === first.ino ? now.size : undefined;
  };
}
