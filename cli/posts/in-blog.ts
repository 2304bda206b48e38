import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ArticleFolders, FIRM_ARTICLES } from '../../blog/articles/article-folders.ts';
import type { LogFault } from '../../blog/log-fault.ts';
import type { Post } from '../../blog/post.ts';
import type { PostStore } from '../../blog/post-store.ts';
import { storeFor } from '../../blog/stores/stores.ts';
import { plain } from '../../terminal/plain.ts';
import { messageOf, reportError } from '../command.ts';
import { settingsOf } from '../settings.ts';

export const SETTINGS = settingsOf();

/** The kind of store that the posts are in. */
export const STORE = storeFor(SETTINGS);

/** Where that is, for people. */
export const PLACE = STORE.place(SETTINGS);

/** The folders of articles and pictures. */
export const ARTICLES: ArticleFolders = { ...FIRM_ARTICLES, imageHost: SETTINGS.IMAGE_HOST };

/** Says on stderr what the store could not give. */
export const tellFault: LogFault = (what, error) => reportError(`${what}: ${messageOf(error)}`);

/**
 * Opens the posts for `use` alone.
 *
 * @param use resolves to the lines to print
 * @returns the lines, so that whatever a post holds can do nothing to a terminal; undefined for none
 * @throws Error where the store cannot be used, and what `use` throws
 */
export async function inBlog(
  use: (posts: PostStore) => Promise<readonly string[]>,
): Promise<string | undefined> {
  const posts = await STORE.manage(SETTINGS, tellFault);
  try {
    return (await use(posts)).map(plain).join('\n') || undefined;
  } finally {
    posts.close();
  }
}

/** The file that an article of this slug has in content/posts, if it is there. */
export function articleOf(slug: string): string | undefined {
  return existsSync(join(ARTICLES.articles, `${slug}.md`)) ? `content/posts/${slug}.md` : undefined;
}

/**
 * The post with this slug, drafts included.
 *
 * @throws Error where there is none
 */
export async function thePost(posts: PostStore, slug: string): Promise<Post> {
  const post = await posts.draft(slug);
  if (post === undefined) throw noPost(slug);
  return post;
}

/** That no post has this slug, and where to look. */
export function noPost(slug: string): Error {
  return new Error(`No post has the slug "${slug}". "npm run posts -- list" shows them all.`);
}
