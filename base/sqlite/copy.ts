import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { BUSY_TIMEOUT_MS } from './open.ts';

/**
 * Copies a consistent snapshot of a database file in use, without deleted data. The copy is
 * readable by its owner only, and appears only once it is on disk and `prove` has passed. Replaces
 * an existing file. Returns the result of `prove`.
 *
 * @throws errors of SQLite, the disk or `prove`
 */
export function copyDatabase<Proof>(
  from: string,
  to: string,
  prove: (path: string) => Proof,
): Proof {
  const part = `${to}.${process.pid}.part`;
  try {
    writeFileSync(part, '', { mode: 0o600 });
    vacuumInto(from, part);
    const proof = prove(part);
    syncToDisk(part);
    renameSync(part, to);
    return proof;
  } finally {
    rmSync(part, { force: true });
  }
}

function vacuumInto(from: string, to: string): void {
  using database = new DatabaseSync(from, { timeout: BUSY_TIMEOUT_MS });
  database.prepare('VACUUM INTO ?').run(to);
}

function syncToDisk(path: string): void {
  const file = openSync(path, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
