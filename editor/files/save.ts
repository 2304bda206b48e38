import { isDeepStrictEqual } from 'node:util';
import type { Held, Save } from '../contract.ts';
import { Refused } from '../server/refused.ts';
import { expectedText, textWith, valueIn, versionOf } from './content-file.ts';
import { jsonSchemaOf } from './schema.ts';
import { mapped } from './walk.ts';
import { writeFiles } from './write-files.ts';

const CHANGED = 'This file was changed meanwhile, in another window or program.';

/**
 * Writes the whole value of a file.
 *
 * @throws Refused 404 for no file of the editor, 409 with `Held` where it has another version, 400
 *   where it is written in a way that cannot be kept
 */
export function saveFile(project: string, { file, value, version }: Save): Held {
  const schema = jsonSchemaOf(file);
  const before = expectedText(project, file);
  const current = valueIn(file, before);
  if (versionOf(before) !== version) {
    throw new Refused(409, CHANGED, { value: current, version: versionOf(before) });
  }
  const typed = mapped(value, schema, writable);
  if (isDeepStrictEqual(typed, current)) return { value: typed, version };
  const after = textWith(file, before, typed);
  writeFiles(project, [{ file, before, after }]);
  return { value: typed, version: versionOf(after) };
}

/** A text without what no file holds: halves of signs, and the sign of nothing. */
function writable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '').replaceAll('\r\n', '\n');
}
