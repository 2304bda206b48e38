import { FIRM_ARTICLES } from '../../blog/article-folders.ts';
import { seedIfEmpty } from '../../blog/import.ts';
import { loggedPosts } from '../../blog/logged.ts';
import type { Posts } from '../../blog/posts.ts';
import { blogPath, openSqlitePosts } from '../../blog/sqlite.ts';
import { readSettings } from '../../settings/settings.ts';

let opened: Promise<Posts> | undefined;

/** The posts of the editing loop: the same file under DATA_DIR that `npm start` serves. */
export function postsInDev(): Promise<Posts> {
  opened ??= open();
  return opened;
}

async function open(): Promise<Posts> {
  const store = openSqlitePosts(blogPath(readSettings(process.env).DATA_DIR), logFault);
  await seedIfEmpty(FIRM_ARTICLES, store);
  return loggedPosts(store, logFault);
}

function logFault(what: string, error: unknown): void {
  process.stderr.write(`blog: ${what}: ${error instanceof Error ? error.message : error}\n`);
}
