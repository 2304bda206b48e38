import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArticle } from '../../src/blog/articles/article.ts';
import { ArticleError } from '../../src/blog/articles/article-error.ts';

/** The categories of the articles in a folder, the most used first; one that is wrong has none. */
export function categoriesOf(folder: string): string[] {
  const counts = new Map<string, number>();
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  for (const name of names.filter((each) => each.endsWith('.md'))) {
    const category = categoryIn(name, readFileSync(join(folder, name), 'utf8'));
    if (category !== undefined) counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([category]) => category);
}

function categoryIn(name: string, text: string): string | undefined {
  try {
    return parseArticle(name, text).category;
  } catch (error) {
    if (error instanceof ArticleError) return undefined;
    throw error;
  }
}
