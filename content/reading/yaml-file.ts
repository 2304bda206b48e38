import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isMap, isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { ContentError, type ContentProblem } from './content-error.ts';
import { inWords } from './in-words.ts';
import { syntaxInWords } from './syntax-in-words.ts';

/** A YAML file of the content. */
export interface YamlFile<Content = unknown> {
  /** From the project's folder. */
  file: string;
  content: Content;
  /** The problem of a field, with the line it stands in. */
  problem(path: readonly PropertyKey[], expected: string): ContentProblem;
}

/**
 * Reads a YAML file under its schema.
 *
 * @param project the project's folder
 * @param file from the project's folder
 * @throws ContentError with every problem of the file
 */
export function readContent<Content>(
  project: string,
  file: string,
  schema: z.ZodType<Content>,
): YamlFile<Content> {
  const yaml = parseYaml(file, textOf(project, file));
  const { data, error } = schema.safeParse(yaml.content, { error: inWords });
  if (!error) return { ...yaml, content: data };
  throw new ContentError(error.issues.flatMap((issue) => problemsOf(yaml, issue)));
}

/** What a YAML file holds, whatever is wrong with it; undefined where it cannot be read. */
export function readLoosely(project: string, file: string): unknown {
  try {
    return parseYaml(file, textOf(project, file)).content;
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}

/** The last parse of each file: a build and its checks read the same files several times. */
const parsed = new Map<string, { text: string; yaml: YamlFile }>();

/**
 * Parses the text of a YAML file.
 *
 * @param file its name, for problems
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
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number | undefined) =>
    offset === undefined ? undefined : lines.linePos(offset).line;
  if (document.errors.length > 0) {
    throw new ContentError(
      document.errors.map((error) => ({
        file,
        line: lineAt(error.pos[0]),
        field: '',
        expected: syntaxInWords(error),
      })),
    );
  }
  const content: unknown = document.toJS();
  const problem = (path: readonly PropertyKey[], expected: string) => ({
    file,
    line: lineAt(offsetOf(document, path)),
    field: fieldName(content, path),
    expected,
  });
  return { file, content, problem };
}

function problemsOf({ problem }: YamlFile, issue: z.core.$ZodIssue): ContentProblem[] {
  if (issue.code !== 'unrecognized_keys') return [problem(issue.path, issue.message)];
  return issue.keys.map((key) => problem([...issue.path, key], 'no such field; remove it'));
}

function textOf(project: string, file: string): string {
  try {
    return readFileSync(join(project, file), 'utf8');
  } catch (cause) {
    const isMissing = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT';
    const expected = isMissing ? 'is missing; expected this file' : 'cannot be read';
    throw new ContentError([{ file, field: '', expected }]);
  }
}

/** Where a field stands in the file; where it is missing, what it is missing from. */
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

/** `years-experience, value` in a list of entries with ids, codes or names; else `cards.items.4.title`. */
function fieldName(content: unknown, path: readonly PropertyKey[]): string {
  const names = path.map((key) => (typeof key === 'number' ? String(key + 1) : String(key)));
  const [place] = path;
  const entry: unknown =
    Array.isArray(content) && typeof place === 'number' ? content[place] : undefined;
  const known =
    entry && typeof entry === 'object' ? { id: '', code: '', name: '', ...entry } : undefined;
  const title = String(known?.id || known?.code || known?.name || '');
  if (!title) return names.join('.');
  return [title, names.slice(1).join('.')].filter(Boolean).join(', ');
}
