import { resolve } from 'node:path';
import { importArticles } from '../../blog/articles/import.ts';
import { command } from '../command.ts';
import { changed, orUnchanged } from './imported.ts';
import { ARTICLES, inBlog } from './in-blog.ts';

/** Brings all articles of a folder in, the firm's unless one is named. */
export const importAll = command(
  'bring every article of content/posts, or of a folder, into the blog, with its pictures',
  {},
  (_, folder) => {
    const articles = folder === undefined ? ARTICLES.articles : resolve(folder);
    return inBlog(async (posts) => {
      const report = await orUnchanged(importArticles({ ...ARTICLES, articles }, posts));
      const { added, updated, unchanged } = report;
      return [
        ...(await changed(report, posts)),
        `${added.length} added, ${updated.length} updated, ${unchanged.length} unchanged`,
      ];
    });
  },
);
