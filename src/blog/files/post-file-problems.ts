import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError, type ContentProblem } from '../../content/reader/content-error.ts';
import { lineAt } from '../../content/reader/text-mistakes.ts';
import type { NewPost } from '../post.ts';
import { missingPictures } from './pictures.ts';
import { parsePostFile } from './post-file.ts';
import type { PostFolders } from './post-folders.ts';
import { decodeText } from './read-post-file.ts';

/** The last reading of each file, by its name: an editor checks all files at each change of one. */
const parsed = new Map<string, { bytes: Buffer; read: () => { post: NewPost; text: string } }>();

/** Everything for which an import would refuse the posts of a folder, but for a broken picture. */
export function postFileProblems({ posts, ...places }: PostFolders): ContentProblem[] {
  const names = existsSync(posts) ? readdirSync(posts).sort() : [];
  return names
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => {
      const file = join(posts, name);
      try {
        const { post, text } = readOnce(file, name);
        return missingPictures(post, file, places).map(({ field, address, expected }) => {
          const offset = text.indexOf(address);
          const line = offset < 0 ? undefined : lineAt(text, offset);
          return { file: name, line, field, expected };
        });
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        return error.problems;
      }
    });
}

function readOnce(file: string, name: string): { post: NewPost; text: string } {
  const bytes = readFileSync(file);
  const last = parsed.get(name);
  if (last?.bytes.equals(bytes)) return last.read();
  const read = reading(bytes, name);
  parsed.set(name, { bytes, read });
  return read();
}

function reading(bytes: Buffer, name: string): () => { post: NewPost; text: string } {
  try {
    const text = decodeText(bytes, name);
    const post = parsePostFile(name, text);
    return () => ({ post, text });
  } catch (error) {
    return () => {
      throw error;
    };
  }
}
