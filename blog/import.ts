import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ArticleError, parseArticle } from './article.ts';
import type { Article } from './post.ts';
import type { SaveResult, SqlitePosts } from './sqlite.ts';

/** The slugs of the articles imported, in order of file name, by what became of them. */
export type ImportReport = Readonly<Record<SaveResult, readonly string[]>>;

/**
 * Brings every `*.md` file of the folder into the store: a new slug is added, a
 * known one gets what the file says, its publication included; posts without a
 * file stay. All files or none: one that cannot be read stops the import.
 * Rejects with ArticleError (every problem of every file), or with the file
 * system's error when the folder cannot be read.
 */
export async function importArticles(folder: string, store: SqlitePosts): Promise<ImportReport> {
  const articles = await readArticles(folder);
  return store.transaction(() => saveAll(articles, store));
}

/**
 * Fills a store that has no post at all, drafts included, from the folder;
 * otherwise does nothing. Several processes may do so at once.
 * Resolves to the number of posts added; rejects as `importArticles` does.
 */
export async function seedIfEmpty(folder: string, store: SqlitePosts): Promise<number> {
  if (!store.isEmpty()) return 0;
  const articles = await readArticles(folder);
  return store.transaction(() => {
    // Another process may have filled it while this one was reading.
    if (!store.isEmpty()) return 0;
    return saveAll(articles, store).added.length;
  });
}

async function readArticles(folder: string): Promise<Article[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const problems: ArticleError['problems'][number][] = [];
  const articles = names.flatMap((name, index) => {
    try {
      return [parseArticle(name, texts[index] ?? '')];
    } catch (error) {
      if (!(error instanceof ArticleError)) throw error;
      problems.push(...error.problems);
      return [];
    }
  });
  if (problems.length > 0) throw new ArticleError(problems);
  return articles;
}

function saveAll(articles: readonly Article[], store: SqlitePosts): ImportReport {
  const report: Record<SaveResult, string[]> = { added: [], updated: [], unchanged: [] };
  for (const article of articles) report[store.save(article)].push(article.slug);
  return report;
}
