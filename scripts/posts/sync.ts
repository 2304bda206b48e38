import { resolve } from 'node:path';
import { readPostFiles } from '../../src/blog/files/read-post-file.ts';
import type { SyncReport } from '../../src/blog/post-store.ts';
import { ContentError } from '../../src/content/reader/content-error.ts';
import { inBlog, PLACE, POST_FOLDERS } from './in-blog.ts';

/** Brings the store to the files of content/posts, or of a folder. */
export async function sync(folder?: string): Promise<string> {
  const posts = folder === undefined ? POST_FOLDERS.posts : resolve(folder);
  const lines = await inBlog(async (store) => {
    try {
      return linesOf(await store.sync(await readPostFiles({ ...POST_FOLDERS, posts })));
    } catch (cause) {
      if (!(cause instanceof ContentError)) throw cause;
      throw new Error(`${cause.message}\nNothing is changed in the blog.`, { cause });
    }
  });
  return lines ?? `${PLACE} has what the files say.`;
}

function linesOf({ added, updated, removed }: SyncReport): string[] {
  return [
    ...added.map((slug) => `added    ${slug}`),
    ...updated.map((slug) => `updated  ${slug}`),
    ...removed.map((slug) => `removed  ${slug}`),
  ];
}
