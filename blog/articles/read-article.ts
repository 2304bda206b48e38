import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Manuscript } from '../post.ts';
import { ArticleError, ArticleFolderError } from './article-error.ts';
import type { PicturePlaces } from './pictures.ts';

/**
 * The article in a file, with its pictures.
 *
 * @throws ArticleError; ArticleFolderError when the file cannot be read
 */
export async function readManuscript(file: string, places: PicturePlaces): Promise<Manuscript> {
  const bytes = await orUnreadable(file, readFile(file));
  return manuscriptOf(textIn(bytes, basename(file)), file, places);
}

/**
 * The article that a file with this text would hold, with its pictures.
 *
 * @throws ArticleError
 */
export async function manuscriptOf(
  text: string,
  file: string,
  places: PicturePlaces,
): Promise<Manuscript> {
  // Imported lazily: the Markdown parser takes 5 MB, which a server with posts does not need.
  const [{ parseArticle }, { illustrated }] = await Promise.all([
    import('./article.ts'),
    import('./pictures.ts'),
  ]);
  return illustrated(parseArticle(basename(file), text), file, places);
}

/** Decodes an article's file; refuses other encodings. */
function textIn(bytes: Uint8Array, file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const expected = 'expected plain text, saved as UTF-8';
    throw new ArticleError([{ file, field: 'file', expected }]);
  }
}

/** What `read` resolves to; where it rejects, an ArticleFolderError names the path and the reason. */
export async function orUnreadable<Result>(path: string, read: Promise<Result>): Promise<Result> {
  try {
    return await read;
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (isMissing) throw new ArticleFolderError(`There is no ${path}.`, { cause: error });
    const reason = error instanceof Error ? error.message : String(error);
    throw new ArticleFolderError(`${path} cannot be read (${reason})`, { cause: error });
  }
}
