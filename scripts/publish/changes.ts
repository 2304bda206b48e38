import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { diff } from 'node:util';
import { parse } from 'yaml';
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
    return between(valuesIn(file, before), valuesIn(file, after), []).map((change) => ({
      ...{ file, ...change },
    }));
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
  if (!file.endsWith('.md')) return parse(source);
  const parts = frontMatter(source);
  if (!parts) return { text: source.split(/\n{2,}/) };
  return { ...parse(parts.front), text: parts.body.trim().split(/\n{2,}/) };
}

function between(before: unknown, after: unknown, path: readonly string[]): Omit<Change, 'file'>[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return betweenLists(before, after, path);
  if (isRecord(before) && isRecord(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) => between(before[key], after[key], [...path, key]));
  }
  const said = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : `${value}`);
  return [
    {
      field: path.join(', '),
      ...(before !== undefined && { before: said(before) }),
      ...(after !== undefined && { after: said(after) }),
    },
  ];
}

/** Entries that are equal are paired first, and those between them in their order. */
function betweenLists(before: unknown[], after: unknown[], path: readonly string[]) {
  const changes: Omit<Change, 'file'>[] = [];
  let gone: unknown[] = [];
  let come: unknown[] = [];
  const flush = () => {
    const count = Math.max(gone.length, come.length);
    for (let place = 0; place < count; place += 1) {
      const [old, next] = [gone[place], come[place]];
      changes.push(...between(old, next, [...path, ...nameOf(next ?? old)]));
    }
    [gone, come] = [[], []];
  };
  // Node.js says 1 for what only the first has, -1 for what only the second has.
  for (const [sign, text] of diff(before.map(inJson), after.map(inJson))) {
    if (sign === 0) flush();
    else (sign === 1 ? gone : come).push(JSON.parse(text));
  }
  flush();
  return changes;
}

function inJson(value: unknown): string {
  return JSON.stringify(value ?? null);
}

function nameOf(entry: unknown): string[] {
  if (!isRecord(entry)) return [];
  const name = NAMES.map((key) => entry[key]).find((value) => typeof value === 'string');
  return name === undefined ? [] : [String(name)];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
