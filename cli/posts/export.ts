import { resolve } from 'node:path';
import { plain } from '../../base/terminal/plain.ts';
import { counted } from '../../inbox/print.ts';
import { command, reportError } from '../command.ts';
import { ARTICLES, inBlog } from './in-blog.ts';

const FOLDER = 'posts-export';

/** Writes all posts as articles. */
export const exportAll = command(
  `every post as an article with its pictures, into a folder (${FOLDER} unless named)`,
  { force: { type: 'boolean', help: 'also where something is there; files are written over' } },
  ({ force = false }, folder = FOLDER) =>
    inBlog(async (posts) => {
      // Imported lazily, so that other commands start without the Markdown writer.
      const { exportPosts } = await import('../../blog/articles/export.ts');
      const path = resolve(folder);
      const { faults, ...count } = await exportPosts(posts, path, { ...ARTICLES, force });
      for (const { slug, reason } of faults) {
        reportError(`${slug} would not come back as it is: ${plain(reason)}`);
      }
      const words = [counted(count.posts, 'post'), counted(count.pictures, 'picture')];
      return [`${path}: ${words.join(', ')}`];
    }),
);
