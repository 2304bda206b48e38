import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentProblem } from './content-error.ts';
import { parseYaml } from './yaml-file.ts';

const PROJECT = join(import.meta.dirname, '../../..');

/** A string of a content file: `pages/home.yaml`, `hero.text`, and what it says. */
export interface ContentText {
  file: string;
  /** Dotted path of the field, places in lists included: `faq.items.0.answer`. */
  field: string;
  text: string;
  /** Whether it is beside an empty list, and may be left out with it. */
  isOfNone: boolean;
}

/**
 * The content files that match a pattern, in order, with the text of each.
 *
 * @param project the folder of the project, this one unless another is named
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
 * Every string of the YAML files that match a pattern; see `contentFiles`.
 *
 * @throws ContentError for a file that is no YAML
 */
export function contentTexts(pattern: string, project: string = PROJECT): ContentText[] {
  return contentFiles(pattern, project).flatMap(({ file, source }) => [
    ...strings(file, parseYaml(`content/${file}`, source).content, ''),
  ]);
}

/** The problem of a text, with the line in which it begins; see `contentFiles`. */
export function problemIn(
  { file, field }: ContentText,
  expected: string,
  project: string = PROJECT,
): ContentProblem {
  const source = readFileSync(join(project, 'content', file), 'utf8');
  const path = field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  return parseYaml(`content/${file}`, source).problem(path, expected);
}

function* strings(
  file: string,
  value: unknown,
  field: string,
  isOfNone = false,
): Generator<ContentText> {
  if (typeof value === 'string') yield { file, field, text: value, isOfNone };
  else if (value && typeof value === 'object') {
    const hasNone = Object.values(value).some((list) => Array.isArray(list) && list.length === 0);
    for (const [key, inner] of Object.entries(value)) {
      yield* strings(file, inner, field ? `${field}.${key}` : key, hasNone);
    }
  }
}

/** The last part of a dotted field that is a name and no place in a list. */
export function lastKey(field: string): string {
  return (
    field
      .split('.')
      .filter((part) => !/^\d+$/.test(part))
      .at(-1) ?? ''
  );
}
