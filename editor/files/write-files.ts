import { mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Refused } from '../server/refused.ts';
import { textOf } from './content-file.ts';

/** A file's text before and after; undefined where there is none. */
export interface FileChange {
  file: string;
  before: string | undefined;
  after: string | undefined;
}

const FULL = 'The disk is full. What was typed is kept here, and saved once there is room.';

/**
 * Writes files, each as a whole: who reads meanwhile has the old text or the new one.
 *
 * @throws Refused 409 where a file is not as `before` says, 500 where one cannot be written
 */
export function writeFiles(project: string, changes: readonly FileChange[]): void {
  const all = changes.map((change) => {
    const path = join(project, change.file);
    return { ...change, path, part: `${path}.${process.pid}.part` };
  });
  try {
    for (const { path, part, after } of all) {
      const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0o644;
      if (after === undefined) continue;
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(part, after, { flush: true, mode });
    }
    const changed = all.find(({ file, before }) => textOf(project, file) !== before);
    if (changed) throw new Refused(409, `${changed.file} was changed meanwhile. Try again.`);
    for (const { path, part, after } of all) {
      if (after === undefined) rmSync(path);
      else renameSync(part, path);
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    const says = error.code === 'ENOSPC' ? FULL : `This cannot be written: ${error.message}`;
    throw new Refused(500, says);
  } finally {
    for (const { part } of all) rmSync(part, { force: true });
  }
}
