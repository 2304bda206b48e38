import { basename, resolve } from 'node:path';
import { addArticle } from '../../blog/articles/import.ts';
import { command } from '../command.ts';
import { imported } from './imported.ts';
import { ARTICLES, inBlog, thePost } from './in-blog.ts';
import { stateInWords } from './state.ts';

/** Brings one article in, wherever it lies. */
export const add = command(
  'bring one article into the blog, with its pictures, or change it there',
  {},
  (_, file = '') =>
    inBlog(async (posts) => {
      const report = await addArticle(resolve(file), ARTICLES, posts);
      const post = await thePost(posts, basename(file, '.md'));
      return [...(await imported(report, posts)), stateInWords(post)];
    }),
);
