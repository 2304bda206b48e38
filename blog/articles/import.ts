import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manuscript } from '../post.ts';
import type { PostStore, SaveResult } from '../post-store.ts';
import { ArticleError, type ArticleProblem } from './article-error.ts';
import type { ArticleFolders } from './article-folders.ts';
import type { PicturePlaces } from './pictures.ts';
import { orUnreadable, readManuscript } from './read-article.ts';

/** Slugs of imported articles by result, in order of file name. */
export type ImportReport = Readonly<Record<SaveResult, readonly string[]>>;

/**
 * Imports every `*.md` file of the folder: adds new slugs, updates known ones (see
 * `PostStore.save`), and keeps posts without a file. All or nothing.
 *
 * @throws ArticleError with every problem of every file, missing pictures included;
 *   ArticleFolderError if the folder cannot be read
 */
export async function importArticles(
  folders: ArticleFolders,
  store: PostStore,
): Promise<ImportReport> {
  return save(await readManuscripts(folders), store);
}

/**
 * Imports the folder into a store without any posts or drafts; otherwise does nothing. Safe with
 * several processes. Resolves to the number of posts added.
 *
 * @throws as `importArticles` does
 */
export async function seedIfEmpty(folders: ArticleFolders, store: PostStore): Promise<number> {
  if (!(await store.isEmpty())) return 0;
  return store.seed(await readManuscripts(folders));
}

/**
 * Imports one article, as `importArticles` does.
 *
 * @throws ArticleError; ArticleFolderError if the file cannot be read
 */
export async function addArticle(
  file: string,
  places: PicturePlaces,
  store: PostStore,
): Promise<ImportReport> {
  return save([await readManuscript(file, places)], store);
}

async function save(manuscripts: readonly Manuscript[], store: PostStore): Promise<ImportReport> {
  const results = await store.save(manuscripts);
  const slugs = (status: SaveResult) =>
    manuscripts.filter((_, place) => results[place] === status).map(({ article }) => article.slug);
  return { added: slugs('added'), updated: slugs('updated'), unchanged: slugs('unchanged') };
}

async function readManuscripts({ articles, ...places }: ArticleFolders): Promise<Manuscript[]> {
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
