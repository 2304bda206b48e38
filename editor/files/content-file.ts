import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { hasCode } from '../../src/base/errors/has-code.ts';
import { ContentError, formatProblem } from '../../src/content/reader/content-error.ts';
import { decodeUtf8 } from '../../src/content/reader/decode-utf8.ts';
import { frontMatter } from '../../src/content/reader/front-matter.ts';
import { setYamlValue } from '../../src/content/reader/set-value.ts';
import { parseYaml } from '../../src/content/reader/yaml-file.ts';
import { ApiError } from '../api-error.ts';

export function isPost(file: string): boolean {
  return /^content\/posts\/[^/]+\.md$/.test(file);
}

/** A file's text; undefined if it does not exist. */
export function readText(project: string, file: string): string | undefined {
  try {
    const read = decodeUtf8(readFileSync(join(project, file)));
    if ('text' in read) return read.text.replaceAll('\r\n', '\n');
    throw new ApiError(400, formatProblem({ file, field: '', ...read }));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/**
 * A file's text.
 *
 * @throws ApiError 404 if it does not exist
 */
export function expectedText(project: string, file: string): string {
  const text = readText(project, file);
  if (text === undefined) throw new ApiError(404, `${file} is not there any more.`);
  return text;
}

/** A file's value; undefined if it cannot be read. */
export function readUnchecked(project: string, file: string): unknown {
  try {
    return valueIn(file, expectedText(project, file));
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/**
 * The value in a file's text, valid or not; for a post its front matter, and its Markdown as `text`.
 *
 * @throws ApiError 400 with line and remedy if it cannot be parsed
 */
export function valueIn(file: string, text: string): unknown {
  if (!isPost(file)) return parsed(file, text);
  const { frontInPlace, body } = partsOf(text);
  return { ...Object(parsed(file, frontInPlace)), text: body };
}

/**
 * A file's text with a new value; a new file's text is ''.
 *
 * @throws ApiError 400 if the file's formatting cannot be preserved
 */
export function setValue(file: string, text: string, after: unknown): string {
  try {
    if (!isPost(file)) return setYamlValue(text, after);
    const { text: body = '', ...fields } = Object(after);
    const front = text === '' ? '' : partsOf(text).front;
    return `---\n${setYamlValue(front, fields)}---\n\n${String(body).trimEnd()}\n`;
  } catch (error) {
    if (error instanceof ApiError || !(error instanceof Error)) throw error;
    throw new ApiError(400, error.message);
  }
}

/** A post's front matter, and its text without blank lines around it. */
function partsOf(text: string) {
  const parts = frontMatter(text);
  if (parts) return { ...parts, body: parts.body.replace(/^\n+|\n$/g, '') };
  throw new ApiError(400, 'Expected the lines of title, date and author at its top, between ---.');
}

/** A YAML value, even one that our checks refuse; a register without entries may contain only comments. */
function parsed(file: string, text: string): unknown {
  try {
    return parseYaml(file, text).content ?? [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const document = parseDocument(text, { prettyErrors: false });
    if (document.errors.length === 0) return document.toJS() ?? [];
    throw new ApiError(400, error.message);
  }
}
