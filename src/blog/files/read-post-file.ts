import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ContentError, type ContentProblem } from '../../content/reader/content-error.ts';
import { decodeUtf8 } from '../../content/reader/decode-utf8.ts';
import type { PostFile } from '../post.ts';
import { pictureFiles, withPictures } from './pictures.ts';
import { parsePostFile } from './post-file.ts';

/** Where posts and their pictures come from. */
export interface PostFolders {
  /** The folder of the Markdown files. */
  posts: string;
  /** A further host allowed for pictures. */
  imageHost?: string | undefined;
}

/** The folder of the firm's own posts. */
export const FIRM_POSTS: PostFolders = {
  posts: join(import.meta.dirname, '../../../content/posts'),
};

/** The names of the post files in a folder, sorted. */
export function postNames(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort();
}

/**
 * Reads a post's file and its pictures.
 *
 * @throws ContentError; the system's error if the file cannot be read
 */
export async function readPostFile(file: string, imageHost?: string): Promise<PostFile> {
  const text = readPostText(file);
  return withPictures(parsePostFile(basename(file), text), text, file, imageHost);
}

/**
 * Reads all post files of a folder, with their pictures.
 *
 * @throws ContentError with every problem of every file, or with the problem of the first broken
 *   picture; the system's error if a file cannot be read
 */
export async function readPostFiles({ posts, imageHost }: PostFolders): Promise<PostFile[]> {
  const problems = postFileProblems({ posts, imageHost });
  if (problems.length > 0) throw new ContentError(problems);
  const postFiles: PostFile[] = [];
  // One after the other: converting pictures takes much memory.
  for (const name of postNames(posts)) {
    postFiles.push(await readPostFile(join(posts, name), imageHost));
  }
  return postFiles;
}

/** All problems for which `readPostFiles` would reject a folder, except broken pictures; empty if it is missing. */
export function postFileProblems({ posts, imageHost }: PostFolders): ContentProblem[] {
  if (!existsSync(posts)) return [];
  return postNames(posts).flatMap((name) => {
    const file = join(posts, name);
    try {
      const text = readPostText(file);
      pictureFiles(parsePostFile(name, text), text, file, imageHost);
      return [];
    } catch (error) {
      if (error instanceof ContentError) return error.problems;
      throw error;
    }
  });
}

/** Reads a UTF-8 file; throws a ContentError for another encoding, the system's error if it cannot be read. */
export function readPostText(file: string): string {
  const read = decodeUtf8(readFileSync(file));
  if ('text' in read) return read.text;
  throw new ContentError([{ file: basename(file), field: 'file', ...read }]);
}
