import { resolve } from 'node:path';
import { counted } from '../../src/inbox/print.ts';
import { inBlog, tellFault } from './in-blog.ts';

/** Writes all posts of the store as files; a row that is no post is left out and said on stderr, with exit code 1. */
export function exportAll(folder = 'posts-export'): Promise<string | undefined> {
  return inBlog(
    async (posts) => {
      // Imported lazily, so that other commands start without the Markdown writer.
      const { exportPosts } = await import('../../src/blog/files/export.ts');
      const path = resolve(folder);
      const count = await exportPosts(posts, path);
      const words = [counted(count.posts, 'post'), counted(count.pictures, 'picture')];
      return [`${path}: ${words.join(', ')}`];
    },
    (what, error) => {
      tellFault(what, error);
      process.exitCode = 1;
    },
  );
}
