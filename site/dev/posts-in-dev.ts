import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { seedIfEmpty } from '../../blog/import.ts';
import type { Posts } from '../../blog/posts.ts';
import { openSqlitePosts } from '../../blog/sqlite.ts';

let opened: Promise<Posts> | undefined;

/** The posts of the editing loop: the same file under DATA_DIR that `npm start` serves. */
export function postsInDev(): Promise<Posts> {
  opened ??= open();
  return opened;
}

async function open(): Promise<Posts> {
  const folder = process.env['DATA_DIR'] ?? './data';
  mkdirSync(folder, { recursive: true });
  const store = openSqlitePosts(join(folder, 'blog.sqlite'));
  await seedIfEmpty('content/posts', store);
  return store;
}
