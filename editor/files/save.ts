import { hash } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { messageOf } from '../../src/base/errors/message-of.ts';
import type { Held, Save } from '../contract.ts';
import { Refused } from '../server/refused.ts';
import { schemaOf } from './catalog.ts';
import { expectedText, textOf, textWith, valueIn } from './content-file.ts';

const CHANGED = 'This file was changed meanwhile, in another window or program.';

/** A file's text before and after; undefined where there is none. */
export interface FileChange {
  file: string;
  before: string | undefined;
  after: string | undefined;
}

/**
 * Writes the whole value of a file.
 *
 * @throws Refused 404 for no file of the editor, 409 with `Held` where it has another version, 400
 *   where it is written in a way that cannot be kept
 */
export function saveFile(project: string, { file, value, version }: Save): Held {
  if (!schemaOf(file)) throw new Refused(404, `${file} is no file of the editor.`);
  const before = expectedText(project, file);
  const current = valueIn(file, before);
  const held = { value: current, version: versionOf(before) };
  if (isDeepStrictEqual(value, current)) return held;
  if (held.version !== version) throw new Refused(409, CHANGED, held);
  const after = textWith(file, before, value);
  writeFiles(project, [{ file, before, after }]);
  return { value, version: versionOf(after) };
}

/** The version of a file's text: a hash. */
export function versionOf(text: string): string {
  return hash('sha256', text).slice(0, 16);
}

/**
 * Writes files, each as a whole: who reads meanwhile has the old text or the new one.
 *
 * @throws Refused 409 where a file is not as `before` says, 500 where one cannot be written
 */
export function writeFiles(project: string, changes: readonly FileChange[]): void {
  const all = changes.map((change) => {
    const path = join(project, change.file);
    return { ...change, path, part: `${path}.part` };
  });
  try {
    for (const { path, part, after } of all) {
      mkdirSync(dirname(path), { recursive: true });
      if (after !== undefined) writeFileSync(part, after, { flush: true });
    }
    const changed = all.find(({ file, before }) => textOf(project, file) !== before);
    if (changed) throw new Refused(409, `${changed.file} was changed meanwhile. Try again.`);
    for (const { path, part, after } of all) {
      if (after === undefined) rmSync(path);
      else renameSync(part, path);
    }
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Refused(500, `This cannot be written: ${messageOf(error)}`);
  } finally {
    for (const { part } of all) rmSync(part, { force: true });
  }
}
