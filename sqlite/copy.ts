import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { BUSY_TIMEOUT_MS } from './open.ts';

/**
 * Copies a database file as it is at one moment, while others read and write it: the rows alone,
 * nothing of what was deleted. The copy is its reader's alone, and is there only once it is whole
 * on disk and `prove` has not thrown; returns what `prove` returns. A file of that name is replaced.
 *
 * @throws what SQLite, the disk or `prove` reports
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
    toDisk(part);
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

function toDisk(path: string): void {
  const file = openSync(path, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
