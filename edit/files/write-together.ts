import {
  accessSync,
  constants,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { type FileChange, Refused } from '../server/editor.ts';
import { textOf } from './content-file.ts';

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full. What you typed is kept here, and saved once there is room.',
  EROFS: 'This disk cannot be written.',
};

/**
 * Writes files together: whoever reads meanwhile, and whoever comes after a crash, has an old text
 * or a new one, whole.
 *
 * @throws Refused 409 where a file is not as `before` says, 500 where one cannot be written
 */
export function writeTogether(project: string, changes: readonly FileChange[]): void {
  const all = changes.map((change) => {
    const path = join(project, change.file);
    // Another editor may be writing the same.
    return { ...change, path, part: `${path}.${process.pid}.part` };
  });
  try {
    for (const { path, part, after } of all) {
      const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0o644;
      if (after === undefined) continue;
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(part, after, { flush: true, mode });
    }
    for (const { file, path, before } of all) {
      if (textOf(project, file) !== before)
        throw new Refused(409, `${file} was changed meanwhile by another program.`);
      if (before !== undefined) accessSync(path, constants.W_OK);
    }
    for (const { path, part, after } of all) {
      if (after === undefined) rmSync(path);
      else renameSync(part, path);
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    const says = REASONS[String(error.code)] ?? 'This file cannot be written. Is it read-only?';
    throw new Refused(500, says);
  } finally {
    for (const { part } of all) rmSync(part, { force: true });
  }
}
