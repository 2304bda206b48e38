import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { frontMatter } from '../../src/content/reader/front-matter.ts';
import { type Git, splitNul } from './git.ts';

/** A changed value: before and after. */
export interface Change {
  /** The file, from the project's folder. */
  file: string;
  /** The field, such as `offices, Katy, phone`; empty for a new or removed file, or one without fields. */
  field: string;
  before?: string;
  after?: string;
}

/** Fields that name a list entry. */
const NAMES = ['name', 'title', 'label', 'question', 'heading', 'from', 'id', 'token'];
const TEXTS = /\.(?:yaml|md)$/;

/**
 * Changes of the content between two states, field by field.
 *
 * @param from a commit
 * @param to another one; undefined for the working folder
 */
export function contentChanges(git: Git, project: string, from: string, to?: string): Change[] {
  const names = (...args: string[]) => splitNul(git(...args, '--', 'content'));
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
    const found = between(textsOf(file, before), textsOf(file, after));
    if (found.length > 0) return found.map((change) => ({ file, ...change }));
    return [{ file, field: '', after: 'the same in another order, or with other comments' }];
  });
}

/** A change for the terminal. */
export function changeInWords({ file, field, before, after }: Change): string {
  return [
    `${[file, field].filter(Boolean).join(', ')}:`,
    ...(before === undefined ? [] : [`- ${before.trimEnd()}`]),
    ...(after === undefined ? [] : [`+ ${after.trimEnd()}`]),
  ].join('\n');
}

/** A file's texts by field; for Markdown, the fields of its front matter, and its paragraphs as `text`. */
function textsOf(file: string, source: string): Map<string, string[]> {
  const parts = file.endsWith('.md') ? frontMatter(source) : { front: source, body: '' };
  const texts = new Map([['text', (parts?.body ?? source).trim().split(/\n{2,}/)]]);
  try {
    collect(parseDocument(parts?.front ?? '').toJS(), [], texts);
  } catch {
    // The check reports the error.
    texts.set('', [source]);
  }
  return texts;
}

/** Collects the texts in a value. Entries of a list that have no name share a field. */
function collect(value: unknown, path: readonly string[], texts: Map<string, string[]>): void {
  if (Array.isArray(value)) {
    for (const entry of value) collect(entry, [...path, ...nameOf(entry)], texts);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value)) collect(each, [...path, key], texts);
  } else if (value !== null) {
    const field = path.join(', ');
    texts.set(field, [...(texts.get(field) ?? []), `${value}`]);
  }
}

function nameOf(entry: unknown): string[] {
  const name = NAMES.map((key) => Object(entry)[key]).find((value) => typeof value === 'string');
  return name === undefined ? [] : [name];
}

/** Changes of the texts by field. */
function between(old: Map<string, string[]>, now: Map<string, string[]>): Omit<Change, 'file'>[] {
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((field) => {
    const [was, is] = [old.get(field) ?? [], now.get(field) ?? []];
    const gone = was.filter((text) => !is.includes(text)).join('\n\n');
    const come = is.filter((text) => !was.includes(text)).join('\n\n');
    if (gone === come) return [];
    return [{ field, ...(gone && { before: gone }), ...(come && { after: come }) }];
  });
}
