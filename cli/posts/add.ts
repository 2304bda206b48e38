import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { addArticle } from '../../blog/articles/import.ts';
import { command } from '../command.ts';
import { changed, orUnchanged } from './imported.ts';
import { ARTICLES, inBlog, SHOWN_AT } from './in-blog.ts';
import { expectNoRedirect } from './old-addresses.ts';
import { stateInWords, stateOf } from './state.ts';
import { articleOf, slugIn, thePost } from './the-post.ts';

/** Brings one article in, wherever it lies. */
export const add = command(
  'bring one article into the blog, with its pictures, or change it there',
  {},
  (_, file = '') =>
    inBlog(async (posts) => {
      const slug = slugIn(file);
      expectNoRedirect(slug);
      const isSlug = !existsSync(file) && articleOf(slug) !== undefined;
      const path = isSlug ? join(ARTICLES.articles, `${slug}.md`) : resolve(file);
      const report = await orUnchanged(addArticle(path, ARTICLES, posts));
      const post = await thePost(posts, slug);
      const isDraft = report.added.length > 0 && stateOf(post) === 'draft';
      return [
        ...(await changed(report, posts)),
        ...report.unchanged.map((name) => `${name} is unchanged.`),
        stateInWords(post, SHOWN_AT),
        ...(isDraft ? [`Show it with "npm run posts -- publish ${slug}".`] : []),
      ];
    }),
);
