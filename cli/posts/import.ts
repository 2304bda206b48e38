import { importArticles } from '../../blog/articles/import.ts';
import { command } from '../command.ts';
import { imported } from './imported.ts';
import { ARTICLES, inBlog } from './in-blog.ts';

/** Brings all of the firm's articles in. */
export const importAll = command(
  'bring every article of content/posts into the blog, with its pictures',
  {},
  () => inBlog(async (posts) => imported(await importArticles(ARTICLES, posts), posts)),
);
