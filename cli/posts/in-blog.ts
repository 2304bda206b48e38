import { type ArticleFolders, FIRM_ARTICLES } from '../../blog/articles/article-folders.ts';
import type { LogFault } from '../../blog/log-fault.ts';
import type { PostStore } from '../../blog/post-store.ts';
import { storeFor } from '../../blog/stores/stores.ts';
import { plain, plainLines } from '../../terminal/plain.ts';
import { messageOf } from '../command.ts';
import { settingsOf } from '../settings.ts';

export const SETTINGS = settingsOf();

/** The kind of store that the posts are in. */
export const STORE = storeFor(SETTINGS);

/** Where that is, for people. */
export const PLACE = STORE.place(SETTINGS);

/** The folders of articles and pictures. */
export const ARTICLES: ArticleFolders = { ...FIRM_ARTICLES, imageHost: SETTINGS.IMAGE_HOST };

/** Says on stderr what the store could not give. */
export const tellFault: LogFault = (what, error) =>
  // No failure of the command, which does what it was told.
  process.stderr.write(`${plainLines(`${what}: ${messageOf(error)}`)}\n`);

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
