import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { ContentError, inOneLine } from '../../content/reading/content-error.ts';
import { decoded } from '../../content/reading/decoded.ts';
import { parseYaml } from '../../content/reading/yaml-file.ts';
import { Refused } from '../server/editor.ts';
import { articleOf, withArticle } from './article.ts';
import { withValue } from './write-yaml.ts';

/** The last reading of each file: papers take a tenth of a second. */
const readings = new Map<string, { text: string; value: unknown }>();

/** Whether a file is a post. */
export function isPost(file: string): boolean {
  return /^content\/posts\/[^/]+\.md$/.test(file);
}

/** A file's text; undefined where there is none. */
export function textOf(project: string, file: string): string | undefined {
  try {
    const read = decoded(readFileSync(join(project, file)));
    if ('text' in read) return read.text;
    throw new Refused(400, inOneLine({ file, field: '', ...read }));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * What a file holds, valid or not.
 *
 * @throws Refused 404 where it is not there, 400 with line and cure where it cannot be read
 */
export function currentValue(project: string, file: string): unknown {
  const text = textOf(project, file);
  if (text === undefined) throw new Refused(404, `${file} is not there any more.`);
  return valueIn(file, text);
}

/** What a file holds; undefined where it cannot be read. */
export function looselyRead(project: string, file: string): unknown {
  try {
    return currentValue(project, file);
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

/** What a text of a file holds; see `currentValue`. */
export function valueIn(file: string, text: string): unknown {
  const last = readings.get(file);
  if (last?.text === text) return last.value;
  const value = isPost(file) ? articleOf(text, (front) => parsed(file, front)) : parsed(file, text);
  readings.set(file, { text, value });
  return value;
}

/**
 * A file's text with another value, every other line as it is.
 *
 * @throws Refused 400 where the file is written in a way that cannot be kept
 */
export function textWith(file: string, text: string, after: unknown): string {
  const before = valueIn(file, text);
  if (isPost(file)) return withArticle(text, before, after);
  const written = withValue(text, before, after);
  readings.set(file, { text: written, value: after });
  return written;
}

function parsed(file: string, text: string): unknown {
  // A register without entries may hold comments alone.
  const document = parseDocument(text, { prettyErrors: false });
  if (document.errors.length === 0) return document.toJS() ?? [];
  try {
    return parseYaml(file, text).content;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    throw new Refused(400, error.message);
  }
}
