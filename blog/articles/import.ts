import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manuscript } from '../post.ts';
import type { PostStore, SaveResult } from '../post-store.ts';
import { ArticleError, type ArticleProblem } from './article-error.ts';
import type { ArticleFolders } from './article-folders.ts';
import type { PicturePlaces } from './pictures.ts';
import { orUnreadable, readManuscript } from './read-article.ts';

/** The slugs of the articles imported, in order of file name, by what became of them. */
export type ImportReport = Readonly<Record<SaveResult, readonly string[]>>;

/**
 * Brings every `*.md` file of the folder into the store: a new slug is added, a
 * known one gets what the file says (see `PostStore.save`); posts without a
 * file stay. All files or none: one that is wrong stops the import.
 *
 * @throws ArticleError with every problem of every file, missing pictures included;
 * ArticleFolderError when the folder cannot be read
 */
export async function importArticles(
  folders: ArticleFolders,
  store: PostStore,
): Promise<ImportReport> {
  return save(await readManuscripts(folders), store);
}

/**
 * Fills a store that has no post at all, drafts included, from the folder;
 * otherwise does nothing. Several processes may do so at once.
 * Resolves to the number of posts added.
 *
 * @throws as `importArticles` does
 */
export async function seedIfEmpty(folders: ArticleFolders, store: PostStore): Promise<number> {
  if (!(await store.isEmpty())) return 0;
  return store.seed(await readManuscripts(folders));
}

/**
 * Brings one article into the store, as `importArticles` does.
 *
 * @throws ArticleError; ArticleFolderError when the file cannot be read
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
  const slugs = (wanted: SaveResult) =>
    manuscripts.filter((_, place) => results[place] === wanted).map(({ article }) => article.slug);
  return { added: slugs('added'), updated: slugs('updated'), unchanged: slugs('unchanged') };
}

async function readManuscripts({ articles, ...places }: ArticleFolders): Promise<Manuscript[]> {
  const problems: ArticleProblem[] = [];
  const manuscripts: Manuscript[] = [];
  // One after the other: pictures take much memory while they are converted.
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
