import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { frontMatter } from '../../src/content/reader/front-matter.ts';
import { type Git, namesIn } from './git.ts';

/** A value that changes: what it was, and what it is to be. */
export interface Change {
  /** The file, from the project's folder. */
  file: string;
  /** The field, such as `offices, Katy, phone`; empty for a file that comes or goes, or has no fields. */
  field: string;
  before?: string;
  after?: string;
}

/** Fields that name an entry of a list. */
const NAMES = ['name', 'title', 'label', 'question', 'heading', 'from', 'id', 'token'];
const TEXTS = /\.(?:yaml|md)$/;

/**
 * Changes of the content between two states, field by field.
 *
 * @param from a commit
 * @param to another one; undefined for the folder as it is
 */
export function contentChanges(git: Git, project: string, from: string, to?: string): Change[] {
  const names = (...args: string[]) => namesIn(git(...args, '--', 'content'));
  const changed = names('diff', '--name-only', '--no-renames', '-z', from, ...(to ? [to] : []));
  const added = to ? [] : names('ls-files', '--others', '--exclude-standard', '-z');
  const at = (commit: string, file: string) => {
    const { ok, out } = git.attempt('show', `${commit}:${file}`);
    return ok ? out : undefined;
  };
  const now = (file: string) =>
    existsSync(join(project, file)) ? readFileSync(join(project, file), 'utf8') : undefined;
  return [...new Set([...changed, ...added])].sort().flatMap((file) => {
    const [before, after] = [at(from, file), to ? at(to, file) : now(file)];
    if (before === undefined) return [{ file, field: '', after: 'a new file' }];
    if (after === undefined) return [{ file, field: '', before: 'the file, which goes' }];
    if (!TEXTS.test(file)) return [{ file, field: '', after: 'another file of this name' }];
    const found = between(valuesIn(file, before), valuesIn(file, after));
    if (found.length > 0) return found.map((change) => ({ file, ...change }));
    return [{ file, field: '', after: 'the same in another order, or with other comments' }];
  });
}

/** A change as a person reads it. */
export function changeInWords({ file, field, before, after }: Change): string {
  return [
    `${[file, field].filter(Boolean).join(', ')}:`,
    ...(before === undefined ? [] : [`- ${before.trimEnd()}`]),
    ...(after === undefined ? [] : [`+ ${after.trimEnd()}`]),
  ].join('\n');
}

/** A file's values; of a Markdown file those of its head, and its text by paragraphs. */
function valuesIn(file: string, source: string): unknown {
  const parse = (yaml: string): unknown => parseDocument(yaml).toJS();
  if (!file.endsWith('.md')) return parse(source);
  const parts = frontMatter(source);
  if (!parts) return { text: source.split(/\n{2,}/) };
  return { ...Object(parse(parts.front)), text: parts.body.trim().split(/\n{2,}/) };
}

/** Changes of the texts by field. Entries of a list that have no name share a field. */
function between(before: unknown, after: unknown): Omit<Change, 'file'>[] {
  const textsOf = (value: unknown) => Map.groupBy(textsIn(value, []), ({ field }) => field);
  const [old, now] = [textsOf(before), textsOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((field) => {
    const [was, is] = [old, now].map((each) => (each.get(field) ?? []).map(({ text }) => text));
    const gone = was?.filter((text) => !is?.includes(text)).join('\n\n');
    const come = is?.filter((text) => !was?.includes(text)).join('\n\n');
    if (gone === come) return [];
    return [{ field, ...(gone && { before: gone }), ...(come && { after: come }) }];
  });
}

/** The texts in a value, each with its field. */
function textsIn(value: unknown, path: readonly string[]): { field: string; text: string }[] {
  if (Array.isArray(value)) {
    return value.flatMap((entry) => textsIn(entry, [...path, ...nameOf(entry)]));
  }
  if (!isRecord(value)) return [{ field: path.join(', '), text: `${value}` }];
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, [...path, key]));
}

function nameOf(entry: unknown): string[] {
  if (!isRecord(entry)) return [];
  const name = NAMES.map((key) => entry[key]).find((value) => typeof value === 'string');
  return name === undefined ? [] : [String(name)];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
