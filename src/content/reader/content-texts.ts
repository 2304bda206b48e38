import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentProblem } from './content-error.ts';
import { parseYaml } from './yaml-file.ts';

const PROJECT = join(import.meta.dirname, '../../..');

/** A string of a content file, with its file (`pages/home.yaml`) and field (`hero.text`). */
export interface ContentText {
  file: string;
  /** Dotted path of the field, with list positions from 0: `faq.items.0.answer`. */
  field: string;
  text: string;
  /** Whether it is a sibling of an empty list, so that pages may omit both. */
  isBesideEmptyList: boolean;
  /** Creates a problem of the string, with the line in which it begins. */
  problem(expected: string): ContentProblem;
}

/**
 * The content files that match a pattern, sorted, with the text of each.
 *
 * @param project the project's folder; this project by default
 */
export function contentFiles(
  pattern: string,
  project: string = PROJECT,
): { file: string; source: string }[] {
  const folder = join(project, 'content');
  return globSync(pattern, { cwd: folder })
    .sort()
    .map((file) => ({ file, source: readFileSync(join(folder, file), 'utf8') }));
}

/**
 * All strings of the YAML files that match a pattern; see `contentFiles`.
 *
 * @throws ContentError for a file with invalid YAML
 */
export function contentTexts(pattern: string, project: string = PROJECT): ContentText[] {
  return contentFiles(pattern, project).flatMap(({ file, source }) => {
    const yaml = parseYaml(`content/${file}`, source);
    return strings(yaml.content, []).map(({ path, ...text }) => ({
      file,
      field: path.join('.'),
      ...text,
      problem: (expected: string) => yaml.problem(path, expected),
    }));
  });
}

interface Text extends Pick<ContentText, 'text' | 'isBesideEmptyList'> {
  path: readonly (string | number)[];
}

function strings(value: unknown, path: Text['path'], isBesideEmptyList = false): Text[] {
  if (typeof value === 'string') return [{ path, text: value, isBesideEmptyList }];
  if (typeof value !== 'object' || value === null) return [];
  const hasNone = Object.values(value).some((list) => Array.isArray(list) && list.length === 0);
  const parts = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return parts.flatMap(([key, inner]) => strings(inner, [...path, key], hasNone));
}

/** The last part of a dotted field that is a name, not a list position. */
export function lastKey(field: string): string {
  return /([^.]+)(?:\.\d+)*$/.exec(field)?.[1] ?? '';
}
