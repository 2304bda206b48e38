import { importArticles } from '../../blog/articles/import.ts';
import { command } from '../command.ts';
import { changed, orUnchanged } from './imported.ts';
import { ARTICLES, inBlog } from './in-blog.ts';

/** Brings all of the firm's articles in. */
export const importAll = command(
  'bring every article of content/posts into the blog, with its pictures',
  {},
  () =>
    inBlog(async (posts) => {
      const report = await orUnchanged(importArticles(ARTICLES, posts));
      const { added, updated, unchanged } = report;
      return [
        ...(await changed(report, posts)),
        `${added.length} added, ${updated.length} updated, ${unchanged.length} unchanged`,
      ];
    }),
);
