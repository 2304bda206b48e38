import { hash } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { createGit } from '../../scripts/publish/git.ts';
import { ApiError } from '../api-error.ts';
import type { SaveRequest, SaveResponse } from '../api-types.ts';
import { schemaOf } from './catalog.ts';
import { expectedText, setValue, valueIn } from './content-file.ts';

/**
 * Writes the whole value of a file, unless its version has changed: then returns the file on disk.
 *
 * @throws ApiError 404 for a file that is not editable, 400 if its formatting cannot be preserved
 */
export function saveFile(project: string, { file, value, version }: SaveRequest): SaveResponse {
  expectEditable(file);
  const before = expectedText(project, file);
  const current = valueIn(file, before);
  const onDisk = { value: current, version: versionOf(before) };
  if (isDeepStrictEqual(value, current)) return onDisk;
  if (onDisk.version !== version) return { ...onDisk, isConflict: true };
  const after = setValue(file, before, value);
  writeFiles(project, { [file]: after });
  return { value, version: versionOf(after) };
}

const PHOTO = /^content\/photos\/[\w.-]+$/;

/**
 * Restores a file or photograph from Git's last version.
 *
 * @throws ApiError 400 with Git's own message, for example for a new file
 */
export function discard(project: string, file: string): void {
  const isPhoto = PHOTO.test(file);
  if (!isPhoto) expectEditable(file);
  const command = isPhoto ? ['restore', '--source=HEAD', '--', file] : ['show', `HEAD:./${file}`];
  const { ok, out, message } = createGit(project).attempt(...command);
  if (!ok) throw new ApiError(400, `Git has no last version of this: ${message}`);
  if (!isPhoto) writeFiles(project, { [file]: `${out}\n` });
}

/** The version of a file's text: a hash. */
export function versionOf(text: string): string {
  return hash('sha256', text).slice(0, 16);
}

/**
 * Writes or removes files. Each write is atomic for readers; if one file cannot be written, none is
 * changed.
 */
export function writeFiles(project: string, texts: Readonly<Record<string, string | undefined>>) {
  const all = Object.entries(texts).map(([file, text]) => {
    const path = join(project, file);
    return { path, part: `${path}.part`, text };
  });
  try {
    for (const { path, part, text } of all) {
      mkdirSync(dirname(path), { recursive: true });
      if (text !== undefined) writeFileSync(part, text, { flush: true });
    }
    for (const { path, part, text } of all) {
      if (text === undefined) rmSync(path);
      else renameSync(part, path);
    }
  } finally {
    for (const { part } of all) rmSync(part, { force: true });
  }
}

function expectEditable(file: string): void {
  if (!schemaOf(file)) throw new ApiError(404, `${file} is no file of the editor.`);
}
