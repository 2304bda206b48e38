import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ArticleError, type ArticleProblem } from './article-error.ts';
import type { ArticleFolders } from './article-folders.ts';
import { missingPictures } from './pictures.ts';
import type { Manuscript } from './post.ts';
import type { PostStore, SaveResult } from './post-store.ts';

/** A folder of articles that cannot be read; the message names it and the reason. */
export class ArticleFolderError extends Error {
  override readonly name = 'ArticleFolderError';
}

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
  const manuscripts = await readManuscripts(folders);
  const results = await store.save(manuscripts);
  const slugs = (wanted: SaveResult) =>
    manuscripts.filter((_, place) => results[place] === wanted).map(({ article }) => article.slug);
  return { added: slugs('added'), updated: slugs('updated'), unchanged: slugs('unchanged') };
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

async function readManuscripts({
  articles: folder,
  served,
}: ArticleFolders): Promise<Manuscript[]> {
  // Loaded only here: with its Markdown parser it takes some 5 MB, which a server that has posts need not spend.
  const { parseArticle } = await import('./article.ts');
  const problems: ArticleProblem[] = [];
  const manuscripts = (await readTexts(folder)).flatMap(({ name, text }) => {
    try {
      const article = parseArticle(name, text);
      problems.push(...missingPictures(article, served).map((p) => ({ file: name, ...p })));
      return [{ article, pictures: [] }];
    } catch (error) {
      if (!(error instanceof ArticleError)) throw error;
      problems.push(...error.problems);
      return [];
    }
  });
  if (problems.length > 0) throw new ArticleError(problems);
  return manuscripts;
}

async function readTexts(folder: string): Promise<{ name: string; text: string }[]> {
  try {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
    const read = async (name: string) => ({
      name,
      text: await readFile(join(folder, name), 'utf8'),
    });
    return await Promise.all(names.map(read));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ArticleFolderError(`${folder} cannot be read (${reason})`, { cause: error });
  }
}
