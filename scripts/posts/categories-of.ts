import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePostFile } from '../../src/blog/files/post-file.ts';
import { readable } from '../../src/content/reader/content-error.ts';

/** The categories of the posts in a folder, the most used first; one that is wrong has none. */
export function categoriesOf(folder: string): string[] {
  const counts = new Map<string, number>();
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  for (const name of names.filter((each) => each.endsWith('.md'))) {
    const text = readFileSync(join(folder, name), 'utf8');
    const category = readable(() => parsePostFile(name, text))?.category;
    if (category !== undefined) counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([category]) => category);
}
