import { resolve } from 'node:path';
import { plain } from '../../src/base/terminal/plain.ts';
import { counted } from '../../src/inbox/print.ts';
import { reportError } from '../command/program.ts';
import { inBlog } from './in-blog.ts';

/** Writes all posts of the store as files; one that is no post is named on stderr. */
export function exportAll(folder = 'posts-export'): Promise<string | undefined> {
  return inBlog(async (posts) => {
    // Imported lazily, so that other commands start without the Markdown writer.
    const { exportPosts } = await import('../../src/blog/files/export.ts');
    const path = resolve(folder);
    const { faults, ...count } = await exportPosts(posts, path);
    for (const { slug, reason } of faults) reportError(`${slug} is left out: ${plain(reason)}`);
    const words = [counted(count.posts, 'post'), counted(count.pictures, 'picture')];
    return [`${path}: ${words.join(', ')}`];
  });
}
