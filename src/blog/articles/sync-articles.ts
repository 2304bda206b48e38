import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manuscript } from '../post.ts';
import type { PostStore, SyncReport } from '../post-store.ts';
import { ArticleError, type ArticleProblem } from './article-error.ts';
import type { ArticleFolders } from './article-folders.ts';
import { orUnreadable, readManuscript } from './read-article.ts';

/**
 * Brings a store to what every `*.md` file of the folder says; see `PostStore.sync`.
 *
 * @throws ArticleError with every problem of every file, missing pictures included;
 *   ArticleFolderError if the folder cannot be read; nothing is then changed
 */
export async function syncArticles(folders: ArticleFolders, store: PostStore): Promise<SyncReport> {
  return store.sync(await readManuscripts(folders));
}

/**
 * Reads every `*.md` file of the folder, with its pictures.
 *
 * @throws as `syncArticles` does
 */
export async function readManuscripts({
  articles,
  ...places
}: ArticleFolders): Promise<Manuscript[]> {
  const problems: ArticleProblem[] = [];
  const manuscripts: Manuscript[] = [];
  // Sequential: converting pictures takes much memory.
  for (const name of await namesIn(articles)) {
    try {
      manuscripts.push(await readManuscript(join(articles, name), places));
    } catch (error) {
      if (!(error instanceof ArticleError)) throw error;
      problems.push(...error.problems);
    }
  }
  if (problems.length > 0) throw new ArticleError(problems);
  return manuscripts;
}

async function namesIn(folder: string): Promise<string[]> {
  const names = await orUnreadable(folder, readdir(folder));
  return names.filter((name) => name.endsWith('.md')).sort();
}
