import { resolve } from 'node:path';
import { ArticleError } from '../../src/blog/articles/article-error.ts';
import { syncArticles } from '../../src/blog/articles/sync-articles.ts';
import type { SyncReport } from '../../src/blog/post-store.ts';
import { ARTICLES, IS_PUBLIC, inBlog, PLACE } from './in-blog.ts';
import { ownInWords } from './public-store.ts';

/** Brings the store to the files of content/posts, or of a folder. */
export async function sync(folder?: string): Promise<string> {
  const articles = folder === undefined ? ARTICLES.articles : resolve(folder);
  const lines = await inBlog(async (posts) => {
    try {
      return linesOf(await syncArticles({ ...ARTICLES, articles }, posts));
    } catch (cause) {
      if (!(cause instanceof ArticleError)) throw cause;
      throw new Error(`${cause.message}\nNothing is changed in the blog.`, { cause });
    }
  });
  const own = ownInWords({ place: PLACE, isPublic: IS_PUBLIC });
  return [lines ?? `${PLACE} has what the files say.`, ...(own ? [own] : [])].join('\n');
}

function linesOf({ added, updated, removed }: SyncReport): string[] {
  return [
    ...added.map((slug) => `added    ${slug}`),
    ...updated.map((slug) => `updated  ${slug}`),
    ...removed.map((slug) => `removed  ${slug}`),
  ];
}
