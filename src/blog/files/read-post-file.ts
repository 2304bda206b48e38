import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { hasCode } from '../../base/errors/has-code.ts';
import { messageOf } from '../../base/errors/message-of.ts';
import { ContentError } from '../../content/reader/content-error.ts';
import { decoded } from '../../content/reader/decoded.ts';
import type { PostFile } from '../post.ts';
import type { PicturePlaces } from './pictures.ts';

/**
 * Reads a post's file and its pictures.
 *
 * @throws ContentError; PostFolderError if the file cannot be read
 */
export async function readPostFile(file: string, places: PicturePlaces): Promise<PostFile> {
  const bytes = await orUnreadable(file, readFile(file));
  return postFileOf(decodeText(bytes, basename(file)), file, places);
}

/**
 * Parses a post's text as if it were in `file`, with its pictures.
 *
 * @throws ContentError
 */
export async function postFileOf(
  text: string,
  file: string,
  places: PicturePlaces,
): Promise<PostFile> {
  // Lazy: the Markdown parser takes some 5 MB, which a server with posts need not spend.
  const [{ parsePostFile }, { withPictures }] = await Promise.all([
    import('./post-file.ts'),
    import('./pictures.ts'),
  ]);
  return withPictures(parsePostFile(basename(file), text), file, places);
}

/** Decodes a file as UTF-8; throws a ContentError otherwise. */
export function decodeText(bytes: Uint8Array, file: string): string {
  const read = decoded(bytes);
  if ('text' in read) return read.text;
  throw new ContentError([{ file, field: 'file', ...read }]);
}

/** Unreadable posts; the message names the folder or file, and the reason. */
export class PostFolderError extends Error {
  override readonly name = 'PostFolderError';
}

/** Awaits `read`; throws a PostFolderError with path and reason if it rejects. */
export async function orUnreadable<Result>(path: string, read: Promise<Result>): Promise<Result> {
  try {
    return await read;
  } catch (error) {
    if (hasCode(error, 'ENOENT'))
      throw new PostFolderError(`There is no ${path}.`, { cause: error });
    throw new PostFolderError(`${path} cannot be read (${messageOf(error)})`, { cause: error });
  }
}
