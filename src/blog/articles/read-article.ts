import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { decoded } from '../../content/reader/decoded.ts';
import type { Manuscript } from '../post.ts';
import { ArticleError, ArticleFolderError } from './article-error.ts';
import type { PicturePlaces } from './pictures.ts';

/**
 * Reads an article's file and its pictures.
 *
 * @throws ArticleError; ArticleFolderError if the file cannot be read
 */
export async function readManuscript(file: string, places: PicturePlaces): Promise<Manuscript> {
  const bytes = await orUnreadable(file, readFile(file));
  return manuscriptOf(decodeText(bytes, basename(file)), file, places);
}

/**
 * Parses an article's text as if it were in `file`, with its pictures.
 *
 * @throws ArticleError
 */
export async function manuscriptOf(
  text: string,
  file: string,
  places: PicturePlaces,
): Promise<Manuscript> {
  // Lazy: the Markdown parser takes some 5 MB, which a server with posts need not spend.
  const [{ parseArticle }, { withPictures }] = await Promise.all([
    import('./article.ts'),
    import('./pictures.ts'),
  ]);
  return withPictures(parseArticle(basename(file), text), file, places);
}

/** Decodes a file as UTF-8; throws an ArticleError otherwise. */
export function decodeText(bytes: Uint8Array, file: string): string {
  const read = decoded(bytes);
  if ('text' in read) return read.text;
  throw new ArticleError([{ file, field: 'file', ...read }]);
}

/** Awaits `read`; throws an ArticleFolderError with path and reason if it rejects. */
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
