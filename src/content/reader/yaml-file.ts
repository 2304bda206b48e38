import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isMap, isNode, parseDocument } from 'yaml';
import type { z } from 'zod';
import { hasCode } from '../../base/errors/has-code.ts';
import { ContentError, type ContentProblem, undefinedIfInvalid } from './content-error.ts';
import { decodeUtf8 } from './decode-utf8.ts';
import { issueInWords } from './issue-in-words.ts';
import { lineAt, type Mistake, textMistakes } from './text-mistakes.ts';
import { syntaxMistake, unseenWords } from './yaml-problems.ts';

export interface YamlFile<Content = unknown> {
  /** The path from the project's folder. */
  file: string;
  content: Content;
  /** Creates the problem of a field, with its line. */
  problem(path: readonly PropertyKey[], expected: string): ContentProblem;
}

/**
 * Reads a YAML file and validates it against a schema.
 *
 * @param project the project's folder
 * @param file the path from the project's folder
 * @throws ContentError with every problem of the file
 */
export function readContent<Content>(
  project: string,
  file: string,
  schema: z.ZodType<Content>,
): YamlFile<Content> {
  const yaml = parseYaml(file, textOf(project, file));
  return { ...yaml, content: validated(yaml, schema) };
}

/**
 * Validates the content of a YAML file against a schema.
 *
 * @throws ContentError with every problem of the file
 */
export function validated<Content>(yaml: YamlFile, schema: z.ZodType<Content>): Content {
  const { data, error } = schema.safeParse(yaml.content, { error: issueInWords });
  if (!error) return data;
  throw new ContentError(error.issues.flatMap((issue) => problemsOf(yaml, issue)));
}

/** Reads a YAML file without validation; undefined if it cannot be read. */
export function readYamlUnchecked(project: string, file: string): unknown {
  return undefinedIfInvalid(() => parseYaml(file, textOf(project, file)).content);
}

/** The last parse of each file: a build and its checks read the same files several times. */
const parsed = new Map<string, { text: string; yaml: YamlFile }>();

/**
 * Parses the text of a YAML file.
 *
 * @param file the path to name in problems
 * @throws ContentError if it is not YAML
 */
export function parseYaml(file: string, text: string): YamlFile {
  const last = parsed.get(file);
  if (last?.text === text) return last.yaml;
  const yaml = parse(file, text);
  parsed.set(file, { text, yaml });
  return yaml;
}

function parse(file: string, text: string): YamlFile {
  refuse(file, text, textMistakes(text));
  const document = parseDocument(text, { prettyErrors: false });
  // Later errors mostly follow from the first.
  const [error] = document.errors.toSorted((one, other) => one.pos[0] - other.pos[0]);
  if (error) refuse(file, text, [syntaxMistake(error, text)]);
  refuse(file, text, unseenWords(document, text));
  const content: unknown = document.toJS();
  const lineOf = (path: readonly PropertyKey[]) => {
    const offset = offsetOf(document, path);
    return offset === undefined ? undefined : lineAt(text, offset);
  };
  const problem = (path: readonly PropertyKey[], expected: string) => ({
    file,
    line: lineOf(path),
    field: fieldName(content, path),
    at: path.map((key) => (typeof key === 'number' ? key : String(key))),
    expected,
  });
  return { file, content, problem };
}

/** Throws a ContentError if a text has mistakes. */
function refuse(file: string, text: string, mistakes: readonly Mistake[]): void {
  if (mistakes.length === 0) return;
  throw new ContentError(
    mistakes.map(({ offset, expected }) => ({
      file,
      line: lineAt(text, offset),
      field: '',
      expected,
    })),
  );
}

function problemsOf(yaml: YamlFile, issue: z.core.$ZodIssue): ContentProblem[] {
  const { path, message } = issue;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) =>
      yaml.problem([...path, key], 'no such field; remove it, or correct its name'),
    );
  }
  return [yaml.problem(path, message)];
}

function textOf(project: string, file: string): string {
  const read = decodeUtf8(bytesOf(project, file));
  if ('text' in read) return read.text;
  throw new ContentError([{ file, field: '', ...read }]);
}

function bytesOf(project: string, file: string): Uint8Array {
  try {
    return readFileSync(join(project, file));
  } catch (cause) {
    const expected = hasCode(cause, 'ENOENT') ? 'is missing; expected this file' : 'cannot be read';
    throw new ContentError([{ file, field: '', expected }]);
  }
}

/** The offset of a field in the file; if it is missing, the offset of the part that lacks it. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number | undefined {
  for (let end = path.length; end >= 0; end -= 1) {
    const [parent, key] = [document.getIn(path.slice(0, end - 1), true), path[end - 1]];
    const pair = isMap(parent)
      ? parent.items.find((item) => isNode(item.key) && String(item.key) === String(key))
      : undefined;
    const node = pair?.key ?? document.getIn(path.slice(0, end), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return undefined;
}

/** A field's name in problems: `years-experience, value` in a list of named entries, else `cards.items.4.title`. */
function fieldName(content: unknown, path: readonly PropertyKey[]): string {
  const names = path.map((key) => (typeof key === 'number' ? String(key + 1) : String(key)));
  const [index] = path;
  const entry: unknown =
    Array.isArray(content) && typeof index === 'number' ? content[index] : undefined;
  const known =
    entry && typeof entry === 'object' ? { id: '', code: '', name: '', ...entry } : undefined;
  const title = String(known?.id || known?.code || known?.name || '');
  if (!title) return names.join('.');
  return [title, names.slice(1).join('.')].filter(Boolean).join(', ');
}
